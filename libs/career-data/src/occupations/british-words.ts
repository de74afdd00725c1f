/** British words with another spelling or form in American English. */
export const BRITISH_WORDS =
  /\b(?:adverts?|careers service|careers adviser|in your diary|learnt|open (?:day|evening)s?|lorr(?:y|ies)|diggers?|licence|maths|schemes?|holiday job|term-time|solicitors?|CVs?|flats|nurser(?:y|ies) (?:class|or)|pupils?|queues?|tills?|taps|rotas?|charity shops?|GP|care homes?|letting|magistrates'|work experience|primary school|secondary school|further education|physios?|playgroups?|job centres?)\b/i;

/** Terms of British schools, services and money, which readers in other countries should not see. */
export const BRITISH_SYSTEM =
  /\b(?:UCAS|GCSEs?|A levels?|T levels?|BTECs?|HN[CD]s?|NVQs?|Ofsted|NHS|[Ss]ixth form|National Careers Service|Student Finance|[Ss]tudent loans?|[Ll]evel [2-7]|Higher Apprenticeship|[Ff]oundation degree|(?:GOV|gov)\.(?:UK|uk)|DBS|[Ee]ach pound|[Pp]upils from eleven)\b|£/;
