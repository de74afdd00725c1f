// Lists kinds of statements that are forbidden in reports, whatever the facts are.

export interface ForbiddenKind {
  description: string;
  pattern: RegExp;
  /** Another pattern that the sentence must also match for the claim to be rejected. */
  beside?: RegExp;
  /** Words earlier in the sentence that make the claim acceptable: "there is no need to". */
  allowedPattern?: RegExp;
  /** True if the claim is allowed when the facts that it cites use the same words, such as a payroll clerk's wages. */
  isAllowedInFacts?: true;
  /** True if the claim is allowed in a text on a job that consists of such work, such as "nurses give medicines". */
  isAllowedInWork?: true;
}

const NEGATION_PATTERN =
  /\b(?:no|not|never|nor|cannot|nobody|nothing|none|without|neither|rather than|instead of|before you)\b|n['’]t\b/i;
/**
 * Words that show that other people leave a job. Asking about that is allowed: "Why did the last person leave the job?"
 */
const OTHER_PEOPLE = /\b(?:why|who|people|they|others|staff|colleagues|person|someone)\b/i;
const QUESTION_WORDS = /\b(?:whether|if|ask|check|find out|look up|no|not)\b|n['’]t\b/i;

const JOB_OR_SCHOOL_PATTERN = String.raw`(?:job|post|position|employer|boss|office|school|college|university|sixth form|course|degree|studies|education|apprenticeship)`;

const HEALTH_CONDITION =
  /\b(?:depress(?:ion|ed|ive)|anxi(?:ety|ous)|panic attacks?|adhd|autis(?:m|tic)|dyslexi[ac]|bipolar|ocd|ptsd|trauma(?:tised)?|disorders?|illness(?:es)?|ill|mental health|burn(?:ed|t)?[ -]?out|insomnia|addict(?:ion|ed)|phobias?|neurodiver\w+|disabilit(?:y|ies)|diagnos\w+|symptoms?|therap(?:y|ist))\b/i;

const NUMBER_PATTERN = String.raw`(?:four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)`;

const FORBIDDEN_CLAIM_KINDS: readonly ForbiddenKind[] = [
  {
    description: 'a figure in words',
    pattern: new RegExp(
      [
        String.raw`\b(?:${NUMBER_PATTERN}|hundreds?|thousands?|millions?|billions?|millionaires?|dozens?|decades?)\b`,
        String.raw`\b(?:one|two|three|a couple of|several|half a)(?:[- ](?:to|or|and)[- ]\w+)?[- ](?:years?|months?|figures?|thirds|quarters)\b`,
        String.raw`\b(?:half|thirds?|quarters?|majority|most|share|proportion) of (?:all |the |these |those )?(?:people|workers|employees|applicants|students|graduates|them)\b`,
        String.raw`\bper ?cent\w*|\blevel (?:one|two|three)\b`,
      ].join('|'),
      'i',
    ),
  },
  {
    description: 'pay',
    pattern:
      /\b(?:lucrative|bring\w* in (?:\w+ )?(?:more|a lot)|money|cash|well[- ]off|prosper\w*|affluent|afford\w*|(?:handsome|generous|rich)ly|salar(?:y|ies)|wages?|earnings|incomes?|bonus(?:es)?|riches|wealth\w*|fortune|(?:well|better|badly|poorly|highly|handsomely)[- ]pa(?:y|id)\w*|(?:good|high|higher|low|top|better|big|great|more|less|serious|real) pay|pay (?:rise|scale|packet|band|level|cheque)s?|pays? (?:very |so |quite )?(?:well|more|less|better|handsomely|badly|poorly|a lot)|a (?:good|comfortable) living|earn(?:s|ing)? (?:a lot|more|less|well|good|big|plenty|enough|over|above|up|(?:the )?most))\b/i,
    isAllowedInFacts: true,
  },
  {
    description: 'advice to leave a job or school',
    pattern:
      /\b(?:leav(?:e|ing)|goodbye|farewell|walk(?:ing)? (?:out|away)|drop(?:ping)?|skip(?:ping)?|abandon(?:ing)?|ditch(?:ing)?|giv(?:e|ing) up|pack(?:ing)? in|stop(?:ping)?|(?:done|finished|finish(?:ing)?) with|break(?:ing)? off|cancel(?:ling)?|turn(?:ing)? your back|cut(?:ting)? short|get(?:ting)? out|escap\w+|wasted?|pointless|useless)\b/i,
    beside: new RegExp(String.raw`\b${JOB_OR_SCHOOL_PATTERN}\b`, 'i'),
    allowedPattern: new RegExp(`${NEGATION_PATTERN.source}|${OTHER_PEOPLE.source}`, 'i'),
  },
  {
    description: 'advice to leave a job or school',
    pattern: new RegExp(
      String.raw`\b(?:(?:giv|hand|serv)(?:e|ing)?\s(?:\w+ ){0,3}notice|hand(?:ing)? back (?:\w+ )?(?:badge|keys)|resign(?:ing)?|quit(?:ting)?|drop(?:ping)? (?:out|your|the|all)|stop(?:ping)? going|(?:leav(?:e|ing)|stop(?:ping)?|skip(?:ping)?) (?:your )?(?:work|classes|lessons|exams)|(?:little|no) (?:point|use|sense) in (?:\w+ ){0,3}?${JOB_OR_SCHOOL_PATTERN}|tell your (?:boss|employer|manager|teachers?|tutor) (?:\w+ ){0,4}(?:going|leaving|off|done|finished|enough)|${JOB_OR_SCHOOL_PATTERN} (?:is|are) (?:not for you|a waste))\b`,
      'i',
    ),
    allowedPattern: new RegExp(`${NEGATION_PATTERN.source}|${OTHER_PEOPLE.source}`, 'i'),
  },
  {
    description: 'advice to leave a job or school',
    pattern: new RegExp(
      String.raw`(?:\b(?:not|never|no longer)|n['’]t) (?:really )?need (?:\w+ ){0,3}?${JOB_OR_SCHOOL_PATTERN}\b`,
      'i',
    ),
  },
  {
    description: 'a loan or the reader’s savings',
    pattern:
      /\b(?:loans?|overdrafts?|credit cards?|(?:re)?mortgag\w*|(?:in|into) debt|on credit|take out (?:\w+ )?(?:finance|credit)|credit (?:agreement|union|line)s?|spread\w* the cost|len(?:d|t|ding|der)s?(?! (?:a hand|to|it|them)\b)|instal?ments|repa(?:y|id|ying)|pay (?:it|them) back|borrow\w*(?! (?:a|an|some|one|the) (?:[\w'’-]+ ){0,2}?(?:books?|textbooks?|tools?|cameras?|kit|instruments?|laptop|equipment|machine|bikes?|copy)\b))\b|\b(?:spend|use|put|empty|sell|risk|cash in)\w* (?:\w+ ){0,2}(?:savings|house|home|car|pension)\b/i,
    isAllowedInFacts: true,
  },
  {
    description: 'an electrical appliance',
    pattern:
      /\b(?:appliances?|toasters?|kettles?|microwaves?|plugs?|(?:wall )?sockets?|fuse ?box(?:es)?|fuses?|consumer unit|televisions?|TVs?|washing machines?|dishwashers?|fridges?|freezers?|ovens?|boilers?|chargers?|hair ?dryers?|heaters?|lamps?|vacuum cleaners?|the mains|wiring|light (?:fitting|switch)\w*|power (?:supply|supplies)|extension leads?|batter(?:y|ies)|radios?|re-?wir\w*|(?:cover|casing|lid|back) of (?:your|an?|the) \w+|loose wires?|(?:the|its|any) wires?|cables?|solder\w*|electrical|voltage)\b/i,
    allowedPattern: NEGATION_PATTERN,
    isAllowedInFacts: true,
    isAllowedInWork: true,
  },
  {
    description: 'medical instructions',
    pattern:
      /\b(?:take something (?:to|for|that)|tablets?|pills?|medicines|medications?|doses?|dosage|anti-?depressants?|insulin|painkillers?|sedatives?|supplements?|vitamins?|injections?|caffeine|alcohol|wine|beer|cannabis|drugs?|beta[- ]?blockers?|remed(?:y|ies))\b/i,
    isAllowedInFacts: true,
    isAllowedInWork: true,
  },
  {
    description: 'the reader’s health',
    pattern: HEALTH_CONDITION,
    isAllowedInFacts: true,
    isAllowedInWork: true,
  },
  {
    description: 'a promise',
    pattern: /\byou(?:['’]ll| will|['’]re going to| are going to)\b/i,
    beside:
      /\b(?:job|post|place|offer|interview|role|position|contract|career|hired|employed|accepted|promoted|promotion|invited|working as|in demand|succeed|successful)\b/i,
    allowedPattern: NEGATION_PATTERN,
  },
  {
    description: 'a promise',
    pattern:
      /\bguarante\w+|\bpromis(?:e|es|ed|ing) you\b|\bassured of\b|\b(?:certain|bound|destined|(?<!\b(?:make|be|making) )sure) (?:to|of)\b|\b(?:will|['’]ll) (?:definitely|certainly|surely|always|easily|automatically|soon) \w+|\b(?:employers?|firms?|companies|recruiters?|they|teams?|someone) (?:will|['’]ll) (?:all )?(?:fight|queue|love|want|welcome|beg|hire|take you on|be (?:glad|keen|happy|impressed))\b|\bwithout fail\b|\byou(?:['’]re| are) in[.!]|\b(?:cannot|can['’]t|couldn['’]t|never) fail\b|\bno doubt\b|\ba safe bet\b|\b(?:place|job|post|role|spot|offer|promotion|career|success)s? (?:\w+ ){0,4}?(?:is|are|will be) (?:already |as good as )?(?:waiting|yours|kept|reserved|certain|safe|assured)\b/i,
    allowedPattern: NEGATION_PATTERN,
  },
  {
    description: 'a promise',
    pattern:
      /\bno (?:employer|one|firm|company|school|college|course|team) (?:can|could|will|would)\b(?! (?:promise|guarantee))/i,
  },
  {
    description: 'a licence, a certificate or a law',
    pattern:
      /\b(?:licen[cs]es?|licensed|certificates?|certified|certification|diplomas?|permits?|accredit\w+|chartered|registration|register(?:ed|ing)? (?:with|yourself|as|before)|the law|by law|legally|mandatory|compulsory|members? of|membership|only (?:\w+ ){1,6}may|obligatory)\b/i,
    allowedPattern: QUESTION_WORDS,
    isAllowedInFacts: true,
  },
  {
    description: 'a statement about a group of people',
    pattern:
      /\b(?:wom[ae]n|m[ae]n|girls?|boys?|ladies|lady|gentlem[ae]n|males?|females?|mothers?|fathers?|mums?|dads?|gender|sexes|immigrants?|migrants?|foreigners?|muslims?|christians?|jew(?:s|ish)?|hindus?|ethnic\w*|race|racial|religio\w+|white people|black people|asians?|gay|lesbian|disabled)\b|\byour (?:age|sex|background|race|faith|origin|culture|nationality)\b|\btoo (?:old|young)\b|\b(?:older|younger|young|old) (?:people|workers|readers|women|men|candidates) (?:are|tend|like|usually|often|find|learn|have|struggle)\b|\b(?:millennials?|gen z)\b/i,
    isAllowedInFacts: true,
  },
  {
    description: 'a comparison with other people',
    pattern:
      /\b(?:than|unlike|compared (?:with|to)|ahead of) (?:most|many|other|others|the average|average|nearly everyone|anyone|everybody)\b(?! (?:other )?(?:jobs?|careers?|roles?|work)\b)|\bpeople (?:with (?:a profile|scores|answers) like|like you)\b|\bmost people (?:score|your age)\b/i,
  },
  {
    description: 'a rank or a fit',
    pattern:
      /\b(?:best|closest|strongest|perfect|ideal|top|excellent|strong|superb) (?:fit|match|career|job|choice|option)\b|\bfits? you (?:best|perfectly|like)\b|\bmade for (?:you|this)\b|\bnumber one\b|\bdream job\b|\bborn (?:to|for|an?)\b/i,
    allowedPattern: NEGATION_PATTERN,
  },
  {
    description: 'the type in words of its own',
    pattern: /\b(?:introver|extr[ao]ver|ambiver)\w*/i,
  },
  {
    description: 'its instructions or itself',
    pattern:
      /\bas an AI\b|\blanguage model\b|\bAI assistant\b|\b(?:my|these) (?:instructions|prompt|rules)|\b(?:the|your) prompt\b|\bsystem (?:prompt|message)\b|\bI (?:was|am|have been) (?:told|asked|instructed|given|not allowed|supposed|trained)\b|\bI (?:cannot|must not|may not)\b|\bJSON\b|\bids?\b|\bmarked places?\b|\byou asked for\b|\bas (?:asked|requested|instructed)\b|\bhere (?:is|are) (?:the|your) (?:texts?|report|answer|paragraphs?)\b|\bthe (?:facts|message) (?:\w+ ){0,4}says?\b/i,
  },
  {
    description: 'an address or a character reference',
    pattern: /https?:|www\.|\w\.(?:com|org|net|uk|io|edu|gov)\b|\w:\w|\w\/\/|&\w+;/i,
  },
];

/** The forbidden kinds, with patterns that find all matches in a sentence. */
export const FORBIDDEN_KINDS = FORBIDDEN_CLAIM_KINDS.map((kind) => ({
  ...kind,
  pattern: new RegExp(kind.pattern, 'gi'),
}));

/**
 * Matches what is probably the name of an employer at the start of a sentence, where a capital is no sign of a name.
 * Elsewhere, any capitalised name that is not in the facts is rejected.
 */
export const EMPLOYER_AT_START_PATTERN =
  /^["'“‘(]*(?:(?!(?:Nobody|Everyone|Everybody|Someone|Somebody|Anyone|It|That|This|Each|Who|Which|What|Practice|Patience)\b)\p{Lu}[\p{L}&'’-]+ (?:hires|recruits|employs|takes on|is (?:hiring|recruiting|looking)|pays|wants)|(?:Google|Amazon|Apple|Microsoft|Meta|Facebook|Netflix|Tesla|Tesco|Sainsbury|Aldi|Lidl|IKEA|Siemens|Bosch|Deloitte|Accenture|KPMG|Barclays|Lloyds|HSBC|Unilever|Nestlé|Shell|Boeing|Airbus|Samsung|Oxford|Cambridge|Harvard)\b)/u;
