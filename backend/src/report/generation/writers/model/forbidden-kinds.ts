// What no text of a report may say, whatever facts it names. Each kind is tested by claims in ordinary words.

/** A kind of claim that is refused. */
export interface ForbiddenKind {
  what: string;
  pattern: RegExp;
  /** Words before it in the sentence that make it harmless: "there is no need to". */
  unless?: RegExp;
  /** Harmless where the facts that the claim names use the same words: a payroll clerk's wages. */
  unlessInFacts?: true;
  /** Harmless as the work of a job, in the text about it: nurses give medicines. */
  unlessWork?: true;
}

const NOT =
  /\b(?:no|not|never|nor|cannot|nobody|nothing|none|without|neither|rather than|instead of|before you)\b|n['’]t\b/i;
/** Other people's departure is a good question: "Why did the last person leave the job?" */
const OTHERS = /\b(?:why|who|people|they|others|staff|colleagues|person|someone)\b/i;
const ASKED = /\b(?:whether|if|ask|check|find out|look up|no|not)\b|n['’]t\b/i;

const STUDY_OR_JOB = String.raw`(?:job|work|post|position|employer|school|college|university|sixth form|course|degree|studies|apprenticeship|classes|lessons|exams?)`;

const CONDITION =
  /\b(?:depress(?:ion|ed|ive)|anxi(?:ety|ous)|panic attacks?|adhd|autis(?:m|tic)|dyslexi[ac]|bipolar|ocd|ptsd|trauma(?:tised)?|disorders?|illness(?:es)?|ill|mental health|burn(?:ed|t)?[ -]?out|insomnia|addict(?:ion|ed)|phobias?|neurodiver\w+|disabilit(?:y|ies)|diagnos\w+|symptoms?|therap(?:y|ist))\b/i;

const NUMBER = String.raw`(?:four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)`;

const KINDS: readonly ForbiddenKind[] = [
  {
    what: 'a figure in words',
    pattern: new RegExp(
      [
        String.raw`\b(?:${NUMBER}|hundreds?|thousands?|millions?|billions?|millionaires?|dozens?|decades?)\b`,
        String.raw`\b(?:one|two|three|a couple of|several|half a)(?:[- ](?:to|or|and)[- ]\w+)?[- ](?:years?|months?|figures?|thirds|quarters)\b`,
        String.raw`\b(?:half|thirds?|quarters?|majority|most|share|proportion) of (?:all |the |these |those )?(?:people|workers|employees|applicants|students|graduates|them)\b`,
        String.raw`\bper ?cent\w*|\blevel (?:one|two|three)\b`,
      ].join('|'),
      'i',
    ),
  },
  {
    what: 'pay',
    pattern:
      /\b(?:lucrative|money|cash|(?:handsome|generous|rich)ly|salar(?:y|ies)|wages?|earnings|incomes?|bonus(?:es)?|riches|wealth\w*|fortune|(?:well|better|badly|poorly|highly|handsomely)[- ]pa(?:y|id)\w*|(?:good|high|higher|low|top|better|big|great|more|less|serious|real) pay|pay (?:rise|scale|packet|band|level|cheque)s?|pays? (?:very |so |quite )?(?:well|more|less|better|handsomely|badly|poorly|a lot)|a (?:good|comfortable) living|earn(?:s|ing)? (?:a lot|more|less|well|good|big|plenty|enough|over|above|up|(?:the )?most))\b/i,
    unlessInFacts: true,
  },
  {
    what: 'advice to leave a job or school',
    pattern: new RegExp(
      String.raw`\b(?:leav(?:e|ing)|quit(?:ting)?|giv(?:e|ing) up|walk(?:ing)? (?:out of|out on|away from)|pack(?:ing)? in|stop(?:ping)?(?: going to)?|skip(?:ping)?|abandon(?:ing)?|ditch(?:ing)?|break(?:ing)? off|finish(?:ing)? with) (?:\w+ ){0,3}?${STUDY_OR_JOB}\b|\bhand(?:ing)? (?:in|back) (?:your|my|the) (?:notice|badge|keys)\b|\bresign(?:ing)?\b|\bquit(?:ting)?\b|\bdrop(?:ping)? (?:out|your|the|all)\b|\b(?:little|no) (?:point|use|sense) in (?:\w+ ){0,3}?${STUDY_OR_JOB}\b|\btell your (?:boss|employer|manager|teachers?|tutor) (?:\w+ ){0,4}(?:going|leaving|off|done|finished|enough)\b|\bstop(?:ping)? going\b|\b${STUDY_OR_JOB} (?:is|are) not for you\b`,
      'i',
    ),
    unless: new RegExp(`${NOT.source}|${OTHERS.source}`, 'i'),
  },
  {
    what: 'a loan or the reader’s savings',
    pattern:
      /\b(?:loans?|overdrafts?|credit cards?|(?:re)?mortgag\w*|(?:in|into) debt|on credit|take out (?:\w+ )?(?:finance|credit)|len(?:d|t|ding|der)s?(?! (?:a hand|to|it|them)\b)|instal?ments)\b|\bborrow\w* (?:the |some |enough |more |what )?(?:money|cash|funds|fees?|cost|you need|against|from (?:a |the |your )?(?:bank|family|parents|friends|relatives|lender))|\b(?:spend|use|put|empty|sell|risk|cash in)\w* (?:\w+ ){0,2}(?:savings|house|home|car|pension)\b/i,
    unlessInFacts: true,
  },
  {
    what: 'an electrical appliance',
    pattern:
      /\b(?:appliances?|toasters?|kettles?|microwaves?|plugs?|(?:wall )?sockets?|fuse ?box(?:es)?|fuses?|consumer unit|televisions?|TVs?|washing machines?|dishwashers?|fridges?|freezers?|ovens?|boilers?|chargers?|hair ?dryers?|heaters?|lamps?|vacuum cleaners?|the mains|wiring|light (?:fitting|switch)\w*|power (?:supply|supplies)|extension leads?|batter(?:y|ies))\b/i,
    unless: NOT,
    unlessInFacts: true,
    unlessWork: true,
  },
  {
    what: 'medical instructions',
    pattern:
      /\b(?:tablets?|pills?|medicines?|medications?|doses?|dosage|anti-?depressants?|insulin|painkillers?|sedatives?|supplements?|vitamins?|injections?|caffeine|alcohol|wine|beer|cannabis|drugs?|beta[- ]?blockers?|remed(?:y|ies))\b/i,
    unlessInFacts: true,
    unlessWork: true,
  },
  {
    what: 'the reader’s health',
    pattern: CONDITION,
    unlessInFacts: true,
    unlessWork: true,
  },
  {
    what: 'a promise',
    pattern:
      /\bguarante\w+|\bpromis(?:e|es|ed|ing) you\b|\bassured of\b|\b(?:certain|bound|destined|guaranteed|(?<!\b(?:make|be|making) )sure) (?:to|of)\b|\b(?:will|['’]ll) (?:definitely|certainly|surely|always|easily|automatically|soon) \w+|\b(?:you|they|employers?|someone|team) ?(?:will|['’]ll) (?:be (?:offered|accepted|hired|promoted|successful|given|taken on)|hire|take you on|(?:get|have|find|receive|win) (?:a|an|the|this|that|your|several) (?:\w+ ){0,2}?(?:place|job|post|offer|promotion|role|interview)s?|succeed|land)\b|\b(?:cannot|can['’]t|couldn['’]t|never) fail\b|\b(?:employers?|firms?|companies|recruiters?|they|teams?) (?:will|['’]ll) (?:all )?(?:fight|queue|love|want|welcome|beg|be (?:glad|keen|happy|impressed))\b|\bwithout fail\b|\bno doubt\b|\ba safe bet\b|\b(?:place|job|post|role|spot|offer|promotion|career|success)s? (?:\w+ ){0,4}?(?:is|are|will be) (?:already |as good as )?(?:waiting|yours|kept|reserved|certain|safe|assured)\b/i,
    unless: NOT,
  },
  {
    what: 'a licence or registration',
    pattern:
      /\b(?:need\w*|hold\w*|get\w*|have|has|obtain\w*|earn\w*|requir\w*|tak(?:e|ing)|pass\w*|apply\w*|carr(?:y|ies)|buy\w*|gain\w*|with|must) (?:[\w-]+ ){0,4}?(?:licen[cs]es?|certificates?|certification|registration|permits?|accreditation|charter)\b|\b(?:licensed|registered|certified|chartered|accredited) (?:by|with|before|as|\w+er|\w+or)\b|\bregister(?:ing)? (?:with|yourself)\b/i,
    unless: ASKED,
    unlessInFacts: true,
  },
  {
    what: 'a statement about a group of people',
    pattern:
      /\b(?:wom[ae]n|girls?|boys?|ladies|lady|gentlem[ae]n|males?|females?|mothers?|fathers?|mums?|dads?|gender|sexes|immigrants?|migrants?|foreigners?|muslims?|christians?|jew(?:s|ish)?|hindus?|ethnic\w*|race|racial|religio\w+|white people|black people|asians?|gay|lesbian|disabled)\b|\b(?:as|like|for|being) (?:a |most |many |other |an older |a younger )?m[ae]n\b|\b(?:at|for|of) your (?:age|sex|background|race|faith|origin)\b|\btoo (?:old|young)\b|\b(?:older|younger|young|old) (?:people|workers|readers|women|men|candidates) (?:are|tend|like|usually|often|find|learn|have|struggle)\b|\b(?:millennials?|gen z)\b/i,
    unlessInFacts: true,
  },
  {
    what: 'a comparison with other people',
    pattern:
      /\b(?:than|unlike|compared (?:with|to)|ahead of) (?:most|many|other|others|the average|average|nearly everyone|anyone|everybody)\b(?! (?:other )?(?:jobs?|careers?|roles?|work)\b)|\bpeople (?:with (?:a profile|scores|answers) like|like you)\b|\bmost people (?:score|your age)\b/i,
  },
  {
    what: 'a rank or a fit',
    pattern:
      /\b(?:best|closest|strongest|perfect|ideal|top|excellent|strong|superb) (?:fit|match|career|job|choice|option)\b|\bfits? you (?:best|perfectly|like)\b|\bmade for (?:you|this)\b|\bnumber one\b|\bdream job\b|\bborn (?:to|for|an?)\b/i,
    unless: NOT,
  },
  { what: 'the type in words of its own', pattern: /\b(?:introver|extr[ao]ver|ambiver)\w*/i },
  {
    what: 'its instructions or itself',
    pattern:
      /\bas an AI\b|\blanguage model\b|\bAI assistant\b|\b(?:my|these|the|your) (?:instructions|prompt)\b|\bsystem (?:prompt|message)\b|\bI (?:was|am|have been) (?:told|asked|instructed|given|not allowed|supposed|trained)\b|\bI (?:cannot|must not|may not)\b|\bJSON\b|\bfact ids?\b|\bmarked places?\b|\bthe (?:facts|message) (?:\w+ ){0,4}says?\b/i,
  },
  {
    what: 'an address or a character reference',
    pattern: /https?:|www\.|\w\.(?:com|org|net|uk|io|edu|gov)\b|\w:\w|\w\/\/|&\w+;/i,
  },
];

/** The kinds, with patterns that find every match. */
export const FORBIDDEN_KINDS = KINDS.map((kind) => ({
  ...kind,
  pattern: new RegExp(kind.pattern, 'gi'),
}));

/** Employers at the start of a sentence, where every word has a capital. Elsewhere any such name is refused. */
export const EMPLOYER_FIRST =
  /^["'“‘(]*(?:(?!(?:Nobody|Everyone|Everybody|Someone|Somebody|Anyone|It|That|This|Each|Who|Which|What|Practice|Patience)\b)\p{Lu}[\p{L}&'’-]+ (?:hires|recruits|employs|takes on|is (?:hiring|recruiting|looking)|pays|wants)|(?:Google|Amazon|Apple|Microsoft|Meta|Facebook|Netflix|Tesla|Tesco|Sainsbury|Aldi|Lidl|IKEA|Siemens|Bosch|Deloitte|Accenture|KPMG|Barclays|Lloyds|HSBC|Unilever|Nestlé|Shell|Boeing|Airbus|Samsung|Oxford|Cambridge|Harvard)\b)/u;
