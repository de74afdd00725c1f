// Generated from backend/openapi.json by `npm run api`; see CONTRIBUTING.md.
export interface components {
  schemas: {
    Health: {
      /** @enum {string} */
      status: 'ok';
    };
    DemoAdmin: {
      email: string;
      password: string;
    };
    PublicConfig: {
      /** @description Empty when payment is unavailable. */
      stripePublicKey: string;
      /** @description True when cards are test cards and no money moves. */
      sandbox: boolean;
      /** @description Demo mode only. */
      demoAdmin?: components['schemas']['DemoAdmin'];
      /** @description The optional services that the operator has configured. - `email`: a mail server sends our emails. - `outbox`: emails become files in the demo's data. - `contact`: messages of the contact form are delivered. - `newsletter`: addresses can subscribe. */
      capabilities: string[];
      /** @description Absent where no age is asked. */
      minimumAge?: number;
    };
    WebVitals: {
      /** @enum {string} */
      page:
        | 'home'
        | 'assessment'
        | 'checkout'
        | 'reportSuccess'
        | 'report'
        | 'openReport'
        | 'reportCircumstances'
        | 'shared'
        | 'observe'
        | 'compareReports'
        | 'sampleReport'
        | 'dashboard'
        | 'receipt'
        | 'stopReminders'
        | 'followUp'
        | 'login'
        | 'register'
        | 'forgotPassword'
        | 'resetPassword'
        | 'verifyEmail'
        | 'deleteAccount'
        | 'security'
        | 'admin'
        | 'about'
        | 'blog'
        | 'article'
        | 'careers'
        | 'compareCareers'
        | 'careerTrends'
        | 'careersWithoutDegree'
        | 'careersByApprenticeship'
        | 'careerField'
        | 'careerSubject'
        | 'career'
        | 'contact'
        | 'confirmNewsletter'
        | 'leaveNewsletter'
        | 'howItWorks'
        | 'howGoodIsIt'
        | 'privacy'
        | 'terms'
        | 'refund'
        | 'accessibility'
        | 'childrensCode'
        | 'other';
      ttfb?: number;
      fcp?: number;
      lcp?: number;
      inp?: number;
      cls?: number;
    };
    WebVitalsAccepted: {
      /** @enum {string} */
      status: 'accepted';
    };
    AccountSession: {
      /** Format: uuid */
      id: string;
      /** @description Such as "Firefox on Windows"; null when the browser did not say. */
      device: string | null;
      /**
       * Format: date-time
       * @description To the hour.
       */
      lastSeenAt: string;
      /** @description Whether the call came from this one. */
      current: boolean;
    };
    SessionsEnd: {
      /** @description An id, or `others` for all but the caller's. */
      session: string;
      /**
       * Format: password
       * @description Required for an account that has one.
       */
      password?: string;
    };
    PasswordChange: {
      /** Format: password */
      currentPassword: string;
      /** Format: password */
      password: string;
    };
    User: {
      /** Format: uuid */
      id: string;
      email: string;
      firstName: string;
      lastName: string;
      country: string;
      /** @enum {string} */
      role: 'user' | 'admin';
      hasPassword: boolean;
    };
    SignedIn: {
      user: components['schemas']['User'];
    };
    Credentials: {
      /** Format: email */
      email: string;
      /** Format: password */
      password: string;
    };
    FactorState: {
      /** @enum {string} */
      state: 'code' | 'enrol' | 'on' | 'off';
      /** @description Whether administrators of this site need one. */
      required: boolean;
      /** @description How many are left. */
      recoveryCodes: number;
    };
    FactorEnrolment: {
      /** @description In base32, for typing. */
      secret: string;
      /** @description The otpauth:// address for a QR code. */
      uri: string;
    };
    FactorCode: {
      /** @description Six digits, or a recovery code. */
      code: string;
    };
    RecoveryCodes: {
      codes: string[];
    };
    Proof: {
      /** Format: password */
      password?: string;
      code?: string;
    };
    Registration: {
      /** Format: email */
      email: string;
      /** Format: password */
      password: string;
      firstName: string;
      lastName: string;
      /** @description Required where the configuration has a minimumAge. */
      ageConfirmed?: boolean;
    };
    EmailAddress: {
      /** Format: email */
      email: string;
    };
    MailRequested: {
      /** @enum {string} */
      status: 'accepted';
    };
    PasswordReset: {
      /** @description What follows # in the mailed link. */
      token: string;
      /** Format: password */
      password: string;
    };
    EmailVerification: {
      /** @description What follows # in the mailed link. */
      token: string;
      /**
       * Format: password
       * @description Needed outside the account's session.
       */
      password?: string;
    };
    AccountDeletion: {
      /** Format: password */
      password?: string;
      /** @description What follows # in the mailed link. */
      token?: string;
    };
    ReportLinkToken: {
      /** @description What follows # in the mailed link. */
      token: string;
    };
    ReportLink: {
      /** Format: uuid */
      assessmentId: string;
      /** @description The address that the link was mailed to. */
      email: string;
      /**
       * @description - `nothing`: opening it signs the buyer in. - `password`: the buyer must choose a password. - `sign-in`: the report's account requires its own sign-in.
       * @enum {string}
       */
      needs: 'nothing' | 'password' | 'sign-in';
      /** @description Whether this browser is signed in to the account already. */
      signedIn: boolean;
    };
    OpenReport: {
      /** @description What follows # in the mailed link. */
      token: string;
      /**
       * Format: password
       * @description Needed where the link asks for one.
       */
      password?: string;
    };
    ReportLinkRenewal: {
      /** Format: uuid */
      assessmentId: string;
    };
    CountryReport: {
      /** @example DE */
      country: string;
      /** @description Pay and ways in, in one line. */
      line: string;
      /** @description Pay, ways in, outlook and job titles. */
      says: string[];
    };
    CountryChange: {
      /** @example GB */
      country: string;
    };
    OccupationMatch: {
      /**
       * @description O*NET-SOC code.
       * @example 29-1141.00
       */
      code: string;
      title: string;
      /** @description Other job titles that matched the search. */
      also: string[];
    };
    Tracked: {
      /** Format: uuid */
      id: string;
    };
    QuestionResponse: {
      /**
       * @description q1 to q36.
       * @example q1
       */
      questionId: string;
      /** @enum {string} */
      answer: '1' | '2' | '3' | '4' | '5';
      /** @enum {number} */
      score: 1 | 2 | 3 | 4 | 5;
    };
    Circumstances: {
      interests: {
        /** @enum {string} */
        care?: 'like' | 'not_for_me';
        /** @enum {string} */
        listen?: 'like' | 'not_for_me';
        /** @enum {string} */
        teach?: 'like' | 'not_for_me';
        /** @enum {string} */
        children?: 'like' | 'not_for_me';
        /** @enum {string} */
        nature?: 'like' | 'not_for_me';
        /** @enum {string} */
        build?: 'like' | 'not_for_me';
        /** @enum {string} */
        repair?: 'like' | 'not_for_me';
        /** @enum {string} */
        craft?: 'like' | 'not_for_me';
        /** @enum {string} */
        drive?: 'like' | 'not_for_me';
        /** @enum {string} */
        engineer?: 'like' | 'not_for_me';
        /** @enum {string} */
        research?: 'like' | 'not_for_me';
        /** @enum {string} */
        figures?: 'like' | 'not_for_me';
        /** @enum {string} */
        software?: 'like' | 'not_for_me';
        /** @enum {string} */
        money?: 'like' | 'not_for_me';
        /** @enum {string} */
        design?: 'like' | 'not_for_me';
        /** @enum {string} */
        write?: 'like' | 'not_for_me';
        /** @enum {string} */
        perform?: 'like' | 'not_for_me';
        /** @enum {string} */
        sell?: 'like' | 'not_for_me';
        /** @enum {string} */
        lead?: 'like' | 'not_for_me';
        /** @enum {string} */
        law?: 'like' | 'not_for_me';
        /** @enum {string} */
        safety?: 'like' | 'not_for_me';
        /** @enum {string} */
        host?: 'like' | 'not_for_me';
        /** @enum {string} */
        records?: 'like' | 'not_for_me';
        /** @enum {string} */
        body?: 'like' | 'not_for_me';
      };
      /** @enum {string} */
      stage?: 'school' | 'fe' | 'student' | 'graduate' | 'working' | 'returning' | 'experienced';
      /** @enum {number} */
      qualificationLevel?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
      /** @description Subjects of a degree that the person has or studies for. */
      subjects?: (
        | 'psychology'
        | 'biology'
        | 'chemistry'
        | 'physics'
        | 'earth'
        | 'maths'
        | 'computing'
        | 'mechanical'
        | 'electrical'
        | 'civil'
        | 'materials'
        | 'planning'
        | 'building'
        | 'medicine'
        | 'nursing'
        | 'pharmacy'
        | 'nutrition'
        | 'allied'
        | 'veterinary'
        | 'agriculture'
        | 'sport'
        | 'business'
        | 'marketing'
        | 'accounting'
        | 'economics'
        | 'hospitality'
        | 'law'
        | 'politics'
        | 'sociology'
        | 'socialwork'
        | 'history'
        | 'english'
        | 'languages'
        | 'philosophy'
        | 'media'
        | 'art'
        | 'music'
        | 'drama'
        | 'education'
        | 'transport'
      )[];
      schoolSubjects?: (
        | 'art'
        | 'biology'
        | 'business'
        | 'chemistry'
        | 'computing'
        | 'technology'
        | 'drama'
        | 'economics'
        | 'english'
        | 'food'
        | 'geography'
        | 'health'
        | 'history'
        | 'languages'
        | 'law'
        | 'maths'
        | 'media'
        | 'music'
        | 'sport'
        | 'physics'
        | 'politics'
        | 'psychology'
        | 'religion'
        | 'sociology'
      )[];
      /**
       * @description The field of the person’s work.
       * @enum {string}
       */
      field?:
        | 'business'
        | 'computing'
        | 'engineering'
        | 'science'
        | 'community'
        | 'law'
        | 'education'
        | 'arts'
        | 'health'
        | 'care'
        | 'protection'
        | 'food'
        | 'grounds'
        | 'personal'
        | 'sales'
        | 'office'
        | 'farming'
        | 'construction'
        | 'repair'
        | 'making'
        | 'transport';
      /**
       * @description Years of work in it.
       * @enum {string}
       */
      fieldYears?: 'under2' | '2to4' | '5up';
      /** @enum {string} */
      training?: 'none' | '1y' | '3y' | 'degree' | 'longer';
      dealBreakers?: (
        | 'blood'
        | 'heights'
        | 'shifts'
        | 'travel'
        | 'selling'
        | 'lifting'
        | 'desk'
        | 'conflict'
        | 'public'
        | 'weather'
        | 'dirt'
        | 'distress'
      )[];
      /** @description Fields whose occupations are left out, but for the jobs in mind. */
      fieldsLeftOut?: (
        | 'management'
        | 'business'
        | 'computing'
        | 'engineering'
        | 'science'
        | 'community'
        | 'law'
        | 'education'
        | 'arts'
        | 'health'
        | 'care'
        | 'protection'
        | 'food'
        | 'grounds'
        | 'personal'
        | 'sales'
        | 'office'
        | 'farming'
        | 'construction'
        | 'repair'
        | 'making'
        | 'transport'
      )[];
      /**
       * @description O*NET-SOC codes, at most three.
       * @example [
       *       "29-1141.00"
       *     ]
       */
      jobsInMind?: string[];
    };
    AssessmentSubmission: {
      /** Format: email */
      email: string;
      firstName: string;
      lastName: string;
      /** @description All 36 statements, each once, in any order. */
      responses: components['schemas']['QuestionResponse'][];
      /** @description Without them, those that the draft saved are kept. */
      circumstances?: components['schemas']['Circumstances'];
      /** @description One of those that the API lists. */
      country?: string;
    };
    PreviewBadge: {
      /** @enum {string} */
      title: 'Leadership Style' | 'Work Environment' | 'Communication';
      phrase: string;
    };
    PreviewPersonality: {
      /** @enum {string} */
      type: 'extravert' | 'introvert';
      closeToMiddle: boolean;
      text: string;
    };
    PreviewArea: {
      /** @enum {string} */
      category:
        | 'leadership'
        | 'motivation'
        | 'communication'
        | 'helping'
        | 'analytical'
        | 'creativity'
        | 'planning'
        | 'practical'
        | 'resilience'
        | 'risk'
        | 'spatial'
        | 'burnout';
      name: string;
      /** @description Whole number, 0 to 100. */
      score: number;
      /** @enum {string} */
      band: 'very low' | 'low' | 'middle' | 'high' | 'very high';
    };
    QualityNote: {
      title: string;
      text: string;
      /** @description Whether the signal is strong enough to advise a review of the answers. */
      reviewAdvised: boolean;
    };
    PreviewMatching: {
      /** @description The answers differ by more than chance makes likely. */
      direction: boolean;
      /** @description False: from what is known the careers would be in no order. */
      ranked: boolean;
      /** @description The optional step was answered, if only in part. */
      step: boolean;
      /** @description One sentence for each part of the step that was answered. */
      takenIntoAccount: string[];
      note: string;
    };
    Preview: {
      badges: components['schemas']['PreviewBadge'][];
      personality: components['schemas']['PreviewPersonality'];
      /** @description The two highest areas as a sentence without its full stop. */
      pattern: string;
      /** @description A caveat about the pattern: a tie, an even profile, or no high score. */
      patternNote: string | null;
      /** @description All twelve, the highest first. */
      areas: components['schemas']['PreviewArea'][];
      quality: components['schemas']['QualityNote'] | null;
      matching: components['schemas']['PreviewMatching'];
      /** @description Titles of the sections that payment unlocks, without any of their text. */
      lockedSections: string[];
    };
    Assessment: {
      /** Format: uuid */
      id: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC, as all times.
       */
      createdAt: string;
      /** Format: date-time */
      completedAt: string | null;
      /** @enum {string|null} */
      personalityType: 'extravert' | 'introvert' | null;
      isPaid: boolean;
      /** @enum {string} */
      status: 'in_progress' | 'payment_required' | 'generating' | 'ready' | 'error';
      /**
       * Format: date-time
       * @description Until when one retake of the report is free: a year from buying it. Absent where none is left.
       */
      retakeUntil?: string;
      /** @description Statements answered so far; only while in progress. */
      answered?: number;
      /** @description The address for receipt and report; sent to the owner only. */
      email: string;
      /** @description The country that the report is about. A purchase gives it to the account. */
      country: string;
      /** @description What its owner stated in the optional step; only where one assessment was asked for. */
      circumstances?: components['schemas']['Circumstances'];
      preview?: components['schemas']['Preview'];
    };
    Draft: {
      email?: string;
      firstName?: string;
      lastName?: string;
      /**
       * @example {
       *       "q1": "4"
       *     }
       */
      answers: {
        [key: string]: '1' | '2' | '3' | '4' | '5';
      };
      /** @description Saved without them, a draft keeps those that are stored. */
      circumstances?: components['schemas']['Circumstances'];
    };
    AssessmentChange: {
      /** Format: email */
      email?: string;
      /**
       * @description One of those that the API lists.
       * @example GB
       */
      country?: string;
    };
    CreatePaymentIntent: {
      /** Format: uuid */
      assessmentId: string;
      /**
       * @description Pounds; must be 9.99.
       * @example 9.99
       */
      amount: number;
      /** @description Required once where the configuration has a minimumAge. */
      ageConfirmed?: boolean;
    };
    PaymentIntentCreated: {
      clientSecret: string;
    };
    VerifyPayment: {
      /**
       * @description The provider's id, `pi_…`.
       * @example pi_3Q
       */
      paymentIntentId: string;
    };
    PaymentVerified: {
      /** Format: uuid */
      assessmentId: string;
      paid: boolean;
      /**
       * @description The provider's word for the state.
       * @enum {string}
       */
      paymentStatus:
        | 'requires_payment_method'
        | 'requires_confirmation'
        | 'requires_action'
        | 'processing'
        | 'requires_capture'
        | 'canceled'
        | 'succeeded';
      /** @description Whether this browser is signed in after the call. */
      signedIn: boolean;
      /** @description This was a second payment: it goes back by itself. */
      secondPaymentRefunded?: boolean;
    };
    Receipt: {
      /**
       * Format: uuid
       * @description Names it in an address.
       */
      id: string;
      /**
       * @description `R-` and at least six digits.
       * @example R-000042
       */
      number: string;
      /**
       * Format: uuid
       * @description Null after its owner was deleted.
       */
      assessmentId: string | null;
      /** Format: date-time */
      paidAt: string;
      item: string;
      /** @description Pence. */
      amount: number;
      /**
       * @description Lower case, ISO 4217.
       * @example gbp
       */
      currency: string;
      /** @description Pence given back so far. */
      refundedAmount: number;
      /**
       * Format: date-time
       * @description When the refund became complete, which ended the access to the report; null before.
       */
      refundedAt: string | null;
      /**
       * @description State of the cardholder's dispute at the issuer; a lost one counts as refunded.
       * @enum {string|null}
       */
      dispute: 'open' | 'won' | 'lost' | null;
      cardLast4: string | null;
      /** @description The seller's statement about value added tax. */
      vatNote: string;
      /** @description Name and address of the seller. */
      seller: string;
    };
    Webhook: {
      /** @enum {boolean} */
      received: true;
    };
    ReportListItem: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      assessmentId: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      generatedAt: string;
      /** @description Text with '## ' sections. */
      content: string;
      /** @description Of the text file. */
      wordCount: number;
      /** @description Minutes. */
      readingTime: number;
    };
    Taken: {
      /** @enum {string} */
      id:
        | 'likes'
        | 'dislikes'
        | 'stage'
        | 'level'
        | 'subjects'
        | 'schoolSubjects'
        | 'field'
        | 'training'
        | 'dealBreakers'
        | 'fieldsLeftOut'
        | 'jobsInMind';
      text: string;
    };
    ReportLongerCareer: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @enum {string} */
      fit: 'Strong' | 'Good' | 'Possible';
      text: string;
    };
    ReportOccupation: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
    };
    ReportExclusion: {
      /** @enum {string} */
      id:
        | 'blood'
        | 'heights'
        | 'shifts'
        | 'travel'
        | 'selling'
        | 'lifting'
        | 'desk'
        | 'conflict'
        | 'public'
        | 'weather'
        | 'dirt'
        | 'distress';
      label: string;
      occupations: components['schemas']['ReportOccupation'][];
    };
    ReportJobVerdict: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /**
       * @description Null where a deal-breaker leaves it out, or where it is a post for later.
       * @enum {string|null}
       */
      fit: 'Strong' | 'Good' | 'Possible' | null;
      stability: number | null;
      amongTen: boolean;
      text: string;
    };
    ReportMatching: {
      /** @description The answers to the 36 statements differ by more than chance makes likely. */
      direction: boolean;
      /** @description False: from what is known the careers are in no order. */
      ranked: boolean;
      /** @description The step was answered, if only in part. */
      step: boolean;
      takenIntoAccount: components['schemas']['Taken'][];
      longer: components['schemas']['ReportLongerCareer'][];
      /** @description How many occupations the deal-breakers left out. */
      excludedCount: number;
      /** @description Of how many. */
      occupationCount: number;
      excluded: components['schemas']['ReportExclusion'][];
      inMind: components['schemas']['ReportJobVerdict'][];
    };
    ReportPersonality: {
      /** @enum {string} */
      type: 'extravert' | 'introvert';
      /** @description 0 (introvert) to 100 (extravert), whole. */
      energy: number;
      /** @description Within 10 points of the middle: the traits are leanings. */
      closeToMiddle: boolean;
      traits: string[];
    };
    TextRun: {
      text: string;
      /** @enum {string} */
      mark?: 'bold' | 'italic';
      /** @description Address on another site, whose printed form is the text. */
      href?: string;
    };
    ReportCategory: {
      /** @enum {string} */
      category:
        | 'leadership'
        | 'motivation'
        | 'communication'
        | 'helping'
        | 'analytical'
        | 'creativity'
        | 'planning'
        | 'practical'
        | 'resilience'
        | 'risk'
        | 'spatial'
        | 'burnout';
      name: string;
      /** @description Whole number, 0 to 100. */
      score: number;
      /** @enum {string} */
      band: 'very low' | 'low' | 'middle' | 'high' | 'very high';
      runs: components['schemas']['TextRun'][];
    };
    PayByAge: {
      from22to29: number;
      from40to49: number;
    };
    PublishedPay: {
      /** @enum {string} */
      kind: 'published';
      country: string;
      currency: string;
      /** @description Null where the office says only that it is at or above an amount. */
      median: number | null;
      /** @description Lower quartile; null where it is not published. */
      low: number | null;
      /** @description Upper quartile; null where it is not published. */
      high: number | null;
      year: number;
      source: string;
      /** @description Title of the group that the figure describes, where that holds other work too. */
      group?: string | null;
      /** @description Estimated from pay by age; absent where that is not published. */
      byAge?: components['schemas']['PayByAge'];
      /** @description The figure as sentences, with source, year and the workers it covers. */
      text: string;
    };
    ScalePay: {
      /** @enum {string} */
      kind: 'scale';
      country: string;
      currency: string;
      /** @description Always null: a scale has no median. */
      median: number | null;
      /** @description The bottom of the lowest grade. */
      low: number;
      /** @description The top of the highest grade. */
      high: number;
      year: number;
      source: string;
      text: string;
    };
    EstimatedPay: {
      /** @enum {string} */
      kind: 'estimate';
      country: string;
      currency: string;
      /** @description Null if only a range may be shown. */
      median: number | null;
      low: number;
      high: number;
      year: number;
      source: string;
      text: string;
    };
    NoPay: {
      /** @enum {string} */
      kind: 'none';
      country: string;
      text: string;
      /** @description The text with its link; absent where it has none. */
      runs?: components['schemas']['TextRun'][];
    };
    ReportCareerNote: {
      /** @enum {string} */
      id:
        | 'liked'
        | 'liked-in-part'
        | 'disliked'
        | 'disliked-in-part'
        | 'at-times'
        | 'long'
        | 'paid'
        | 'subject'
        | 'entry';
      text: string;
    };
    CareerDescription: {
      /** @description What the work is. */
      what: string;
      /** @description A day in it. */
      day: string;
      /** @description Who thrives in it. */
      thrives: string;
      /** @description The ways in, in the United Kingdom. */
      entry: string;
    };
    ReportCareerDetail: {
      /** @enum {string} */
      id:
        | 'tasks'
        | 'start'
        | 'ways'
        | 'time'
        | 'registration'
        | 'jobs'
        | 'cost'
        | 'checks'
        | 'try'
        | 'note'
        | 'hours'
        | 'models';
      label: string;
      text: string;
      /** @description The text with its links; absent where it has none. */
      runs?: components['schemas']['TextRun'][];
    };
    CareerDemand: {
      /** @enum {string} */
      category:
        | 'leadership'
        | 'motivation'
        | 'communication'
        | 'helping'
        | 'analytical'
        | 'creativity'
        | 'planning'
        | 'practical'
        | 'resilience'
        | 'risk'
        | 'spatial'
        | 'burnout';
      /** @description Whole number, 0 to 100: a rank among jobs. */
      value: number;
      /** @description The source has no figure, so that of related jobs stands. */
      isEstimate: boolean;
    };
    CareerQuote: {
      statement: string;
      /** @description In a sentence: "strongly agreed". */
      answer: string;
    };
    RouteStation: {
      title: string;
      /** @description Null where no length is known. */
      months: number | null;
      /** @description People earn a wage on the way. */
      paid: boolean;
    };
    CareerRoute: {
      name: string;
      stations: components['schemas']['RouteStation'][];
      /** @description Longer than the training that the reader would take on. */
      isLong: boolean;
      /** @description The way as a sentence. */
      text: string;
    };
    CareerSetting: {
      /** @enum {string} */
      sign:
        | 'hours'
        | 'partTime'
        | 'nights'
        | 'outdoors'
        | 'people'
        | 'indoors'
        | 'desk'
        | 'lifting'
        | 'driving'
        | 'recordCheck'
        | 'register';
      text: string;
      note: string;
    };
    CareerLink: {
      /** @enum {string} */
      kind: 'profile' | 'apprenticeships' | 'jobs';
      href: string;
      publisher: string;
    };
    ReportCareer: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Names its page of the careers library. */
      slug: string;
      /** @enum {string} */
      fit: 'Strong' | 'Good' | 'Possible';
      /** @description How often it is among the best ten when the answers vary a little, 0 to 1. */
      stability: number;
      /** @description Senior posts that one may grow into from here. */
      later: components['schemas']['ReportOccupation'][];
      /** @description Near-duplicates that fit too. */
      also: components['schemas']['ReportOccupation'][];
      /** @description It asks for longer training than the person wants. */
      long: boolean;
      notes: components['schemas']['ReportCareerNote'][];
      /** @description One of the first five. */
      headlined: boolean;
      why: components['schemas']['TextRun'][];
      whyNot: components['schemas']['TextRun'][];
      description: components['schemas']['CareerDescription'];
      /** @description American, and empty for readers elsewhere, whose ways in are among the details. */
      preparation: string;
      skills: string[];
      knowledge: string[];
      tools: string[];
      pay:
        | components['schemas']['PublishedPay']
        | components['schemas']['ScalePay']
        | components['schemas']['EstimatedPay']
        | components['schemas']['NoPay'];
      outlook: string;
      /** @description Tasks, ways in and hours, for the reader's country. */
      details: components['schemas']['ReportCareerDetail'][];
      /** @description In the fixed order; all twelve. */
      demand: components['schemas']['CareerDemand'][];
      /** @description The answer that the reason rests on; null where it rests on an interest. */
      quote: components['schemas']['CareerQuote'] | null;
      /** @description At most two; none where none is known. */
      routes: components['schemas']['CareerRoute'][];
      /** @description At most six. */
      setting: components['schemas']['CareerSetting'][];
      /** @description At most three. */
      links: components['schemas']['CareerLink'][];
    };
    HeadingBlock: {
      /** @enum {string} */
      kind: 'heading';
      text: string;
    };
    ParagraphBlock: {
      /** @enum {string} */
      kind: 'paragraph';
      runs: components['schemas']['TextRun'][];
    };
    ListBlock: {
      /** @enum {string} */
      kind: 'list';
      items: components['schemas']['TextRun'][][];
    };
    ReportStep: {
      /** @description The kind, and the career or skill: "way:29-1141.00". */
      id: string;
      /** @enum {string} */
      kind:
        | 'try'
        | 'names'
        | 'search'
        | 'talk'
        | 'meet'
        | 'way'
        | 'pay'
        | 'check'
        | 'watch'
        | 'register'
        | 'apply'
        | 'practise'
        | 'narrow'
        | 'review'
        | 'aim'
        | 'return';
      /** @description O*NET-SOC codes of the careers that it is about. */
      careers: string[];
      runs: components['schemas']['TextRun'][];
    };
    StepsBlock: {
      /** @enum {string} */
      kind: 'steps';
      /** @enum {string} */
      due: 'week' | 'month' | 'quarter' | 'year';
      steps: components['schemas']['ReportStep'][];
    };
    ReportSection: {
      /**
       * @description For deep links.
       * @enum {string}
       */
      id:
        | 'profile'
        | 'strengths'
        | 'careers'
        | 'workplace'
        | 'roadmap'
        | 'people'
        | 'next-steps'
        | 'method';
      /** @description Words alone: with the number of careers that the list has. */
      title: string;
      /** @description Without the twelve categories and the careers, which the document has. */
      blocks: (
        | components['schemas']['HeadingBlock']
        | components['schemas']['ParagraphBlock']
        | components['schemas']['ListBlock']
        | components['schemas']['StepsBlock']
      )[];
    };
    ReportDocument: {
      /** @description Version of the matching method. */
      methodVersion: number;
      matching: components['schemas']['ReportMatching'];
      personality: components['schemas']['ReportPersonality'];
      /** @description Whether the order of the careers has no meaning. */
      flat: boolean;
      /** @description In the fixed order. */
      categories: components['schemas']['ReportCategory'][];
      /** @description Ten, best first. */
      careers: components['schemas']['ReportCareer'][];
      sections: components['schemas']['ReportSection'][];
    };
    ReportBasis: {
      answers: string;
      interests: string;
      /** @description The rest of the optional step. */
      circumstances: string;
    };
    ReportRevision: {
      /** @description From 1, the report as it was bought. */
      number: number;
      methodVersion: number;
      /** Format: date-time */
      generatedAt: string;
      /** @description What changed, as a line for the reader; empty for the first. */
      reason: string;
    };
    ReportDetail: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      assessmentId: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      generatedAt: string;
      /** @description Text with '## ' sections. */
      content: string;
      /** @description Of the text file. */
      wordCount: number;
      /** @description Minutes. */
      readingTime: number;
      /** @description As the person typed it. */
      name: string;
      /** @enum {string} */
      personalityType: 'extravert' | 'introvert';
      personalityAnalysis: string;
      careerRecommendations: string;
      nextSteps: string;
      /** @description The writer: 'AI Assistant', or the built-in writer's name. */
      generator: string;
      country: string;
      document: components['schemas']['ReportDocument'];
      /** @description The version shown. */
      revision: number;
      /**
       * Format: date-time
       * @description Until when one retake is free; absent where none is left.
       */
      retakeUntil?: string;
      /** @description Of a report that was bought. */
      basis?: components['schemas']['ReportBasis'];
      /** @description All versions, oldest first. `?revision=` reads one of them. */
      revisions: components['schemas']['ReportRevision'][];
      /**
       * @description Whether another version is being made, or could not be made.
       * @enum {string}
       */
      revisionStatus: 'none' | 'generating' | 'error';
    };
    ReportProgress: {
      /** @description 0 to 100. */
      percent: number;
      /**
       * @description The section that is being written; null between sections.
       * @enum {string|null}
       */
      section:
        | 'profile'
        | 'strengths'
        | 'careers'
        | 'workplace'
        | 'roadmap'
        | 'people'
        | 'next-steps'
        | 'method'
        | null;
    };
    ReportStatus: {
      /** @enum {string} */
      status: 'payment_required' | 'generating' | 'ready' | 'error';
      error: string | null;
      progress: components['schemas']['ReportProgress'];
    };
    GenerationStarted: {
      /** @enum {string} */
      status: 'payment_required' | 'generating' | 'ready' | 'error';
    };
    PreviewCareer: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Names its page of the careers library. */
      slug: string;
      /** @enum {string} */
      fit: 'Strong' | 'Good' | 'Possible';
      why: components['schemas']['TextRun'][];
      whyNot: components['schemas']['TextRun'][];
      /** @description American, and empty for readers elsewhere, whose ways in are among the details. */
      preparation: string;
      pay:
        | components['schemas']['PublishedPay']
        | components['schemas']['ScalePay']
        | components['schemas']['EstimatedPay']
        | components['schemas']['NoPay'];
      /** @description In the fixed order; all twelve. */
      demand: components['schemas']['CareerDemand'][];
      /** @description The answer that the reason rests on; null where it rests on an interest. */
      quote: components['schemas']['CareerQuote'] | null;
      /** @description At most two; none where none is known. */
      routes: components['schemas']['CareerRoute'][];
      /** @description At most six. */
      setting: components['schemas']['CareerSetting'][];
      /** @enum {string} */
      field:
        | 'management'
        | 'business'
        | 'computing'
        | 'engineering'
        | 'science'
        | 'community'
        | 'law'
        | 'education'
        | 'arts'
        | 'health'
        | 'care'
        | 'protection'
        | 'food'
        | 'grounds'
        | 'personal'
        | 'sales'
        | 'office'
        | 'farming'
        | 'construction'
        | 'repair'
        | 'making'
        | 'transport';
      /** @description What the work is, as one sentence. */
      what: string;
    };
    PreviewShown: {
      /** @description From 1; null in no order. */
      place: number | null;
      career: components['schemas']['PreviewCareer'];
    };
    LockedCard: {
      /** @description From 1; null in no order. */
      place: number | null;
      /** @enum {string|null} */
      sign:
        | 'management'
        | 'business'
        | 'computing'
        | 'engineering'
        | 'science'
        | 'community'
        | 'law'
        | 'education'
        | 'arts'
        | 'health'
        | 'care'
        | 'protection'
        | 'food'
        | 'grounds'
        | 'personal'
        | 'sales'
        | 'office'
        | 'farming'
        | 'construction'
        | 'repair'
        | 'making'
        | 'transport'
        | null;
      field: string;
      /** @description Null where the country's is unknown. */
      level: string | null;
      /** @description One of five bands, in words. */
      pay: string;
    };
    PreviewJob: {
      title: string;
      /** @description Names its page of the careers library. */
      slug: string;
      /** @enum {string} */
      field:
        | 'management'
        | 'business'
        | 'computing'
        | 'engineering'
        | 'science'
        | 'community'
        | 'law'
        | 'education'
        | 'arts'
        | 'health'
        | 'care'
        | 'protection'
        | 'food'
        | 'grounds'
        | 'personal'
        | 'sales'
        | 'office'
        | 'farming'
        | 'construction'
        | 'repair'
        | 'making'
        | 'transport';
      /** @enum {string|null} */
      fit: 'Strong' | 'Good' | 'Possible' | null;
      /** @description It is one of the careers of the report. */
      isAmong: boolean;
      /** @description Among the careers of the report, or else among all open. */
      place: number | null;
      /** @description How many occupations are open to the reader. */
      open: number;
      /** @description Something that the reader ruled out leaves it out. */
      isLeftOut: boolean;
      /** @description A post for later, at their stage. */
      isLater: boolean;
    };
    PreviewCareers: {
      country: string;
      /** @description How many careers the report has. */
      count: number;
      shown: components['schemas']['PreviewShown'] | null;
      locked: components['schemas']['LockedCard'][];
      inMind: components['schemas']['PreviewJob'][];
      /** @description Jobs in mind that only the report answers. */
      unanswered: number;
    };
    RevisionRequest: {
      circumstances: components['schemas']['Circumstances'];
    };
    RevisionRequested: {
      /**
       * @description `ready` when nothing changed.
       * @enum {string}
       */
      status: 'generating' | 'ready';
    };
    CareerPay: {
      /** @enum {string} */
      kind: 'published' | 'scale' | 'estimate' | 'none';
      country: string;
      /** @description Null where there is no figure. */
      currency: string | null;
      /** @description Null where there is none, or where an estimate has only a range. */
      median: number | null;
      low: number | null;
      high: number | null;
      year: number | null;
    };
    CareerWayIn: {
      /**
       * @description Level asked for before training starts: 1 none, 2 school to 16, 3 between that and a degree, 6 a degree.
       * @enum {number}
       */
      level: 1 | 2 | 3 | 6;
      /** @description The level in words of the reader's country: "After A levels or a T level". */
      label: string;
      /** @description Usual training in months, shortest and longest; null where we know none for the country. */
      months: [number, number] | null;
      /** @description Usual years in other jobs before this one; null where people start in it. */
      years: [number, number] | null;
    };
    CareerGrowth: {
      country: string;
      percent: number;
      from: number;
      to: number;
      /** @description The group that the figure is for, where it holds other work too. */
      group?: string;
    };
    CareerRow: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Names its page of the careers library. */
      slug: string;
      /** @description What the work is, as one sentence; empty where it is not known. */
      what: string;
      /**
       * @description Null where it is left out, for later, or not known in reports by version 1 of the method.
       * @enum {string|null}
       */
      fit: 'Strong' | 'Good' | 'Possible' | null;
      /** @description Share of 200 retakes with this career among the best ten, 0 to 1; null as `fit`. */
      stability: number | null;
      /** @description The same for people without a direction; null as `fit`. */
      chance: number | null;
      /** @description It asks for longer training than the person wants. */
      long: boolean;
      /** @description One sentence each. */
      reason: string;
      doubt: string;
      /** @description How it compares, in sentences; empty for the careers of the report. */
      verdict: string;
      pay: components['schemas']['CareerPay'];
      /** @description Null where we don't know the reader's country's. */
      wayIn: components['schemas']['CareerWayIn'] | null;
      growth: components['schemas']['CareerGrowth'] | null;
      /** @description What the work asks for: percentile 0 to 100 over rated occupations; absent where not known. */
      demand: {
        leadership?: number;
        motivation?: number;
        communication?: number;
        helping?: number;
        analytical?: number;
        creativity?: number;
        planning?: number;
        practical?: number;
        resilience?: number;
        risk?: number;
        spatial?: number;
        burnout?: number;
      };
    };
    LeftCareer: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description The deal-breakers that leave it out. */
      dealBreakers: (
        | 'blood'
        | 'heights'
        | 'shifts'
        | 'travel'
        | 'selling'
        | 'lifting'
        | 'desk'
        | 'conflict'
        | 'public'
        | 'weather'
        | 'dirt'
        | 'distress'
      )[];
      /** @description Its kind of work is left out. */
      isFieldLeftOut: boolean;
    };
    WhatIf: {
      /** @description False: the careers are in no order. */
      ranked: boolean;
      /** @description Ten, or fewer, in their order. */
      careers: components['schemas']['CareerRow'][];
      /** @description The careers of the newest version that are not among them. */
      left: components['schemas']['LeftCareer'][];
    };
    Retake: {
      /**
       * Format: uuid
       * @description The assessment with the new answers.
       */
      assessmentId: string;
    };
    CareerChoice: {
      /** @description O*NET-SOC code. */
      code: string;
      /**
       * @description Null where it is neither kept nor removed.
       * @enum {string|null}
       */
      choice: 'keep' | 'remove' | null;
      /** @description The owner added it: it is shown although it is not among the careers of the report. */
      added: boolean;
      /** @description Plain text; empty where there is none. */
      note: string;
      /**
       * Format: date-time
       * @description When it was kept or removed; null where it is neither.
       */
      chosenAt: string | null;
    };
    ReportCareers: {
      methodVersion: number;
      /** @description The country whose pay is shown. */
      country: string;
      /** @description False: the careers are in no order. */
      ranked: boolean;
      /** @description The report's, in its order: ten, or fewer. */
      careers: components['schemas']['CareerRow'][];
      /** @description The next of 25, best first; empty for version 1 of the method, which offers a revision. */
      next: components['schemas']['CareerRow'][];
      /** @description Careers that were added, or chosen in another version of the report. */
      others: components['schemas']['CareerRow'][];
      /** @description In the order in which they were made. */
      choices: components['schemas']['CareerChoice'][];
    };
    CareerChange: {
      /** @enum {string|null} */
      choice?: 'keep' | 'remove' | null;
      added?: boolean;
      note?: string;
    };
    ShareComment: {
      /** Format: uuid */
      id: string;
      /** @description As the visitor gave it; null without one. */
      name: string | null;
      text: string;
      /** Format: date-time */
      createdAt: string;
      /** @description The owner has not marked it as seen. */
      isNew: boolean;
    };
    OwnStatement: {
      /** @description Id of the statement in the question bank. */
      id: string;
      /** @description As it is said of another. */
      text: string;
      /** @description The owner's answer. */
      own: number;
    };
    ObserverAsked: {
      statements: components['schemas']['OwnStatement'][];
      careers: components['schemas']['ReportOccupation'][];
    };
    ObserverMark: {
      id: string;
      answer: number;
    };
    ObserverReply: {
      /** Format: uuid */
      id: string;
      /** @description As the observer gave it; null without one. */
      name: string | null;
      answers: components['schemas']['ObserverMark'][];
      /** @description Codes of the chosen careers. */
      careers: string[];
      /** Format: date-time */
      createdAt: string;
      /** @description The owner has not marked it as seen. */
      isNew: boolean;
    };
    ShareLink: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      purpose: 'read' | 'parent' | 'adviser' | 'observer';
      withName: boolean;
      /** @description Also the profile and everything that is written about the person; without it careers only. */
      withScores: boolean;
      /** @description The preview of the link shows the shape, without numbers. */
      withShape: boolean;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      expiresAt: string;
      /** @enum {string} */
      state: 'open' | 'ended' | 'expired';
      /** @description Oldest first. */
      comments: components['schemas']['ShareComment'][];
      /** @description Of observers alone. */
      asked: components['schemas']['ObserverAsked'] | null;
      /** @description Oldest first. */
      replies: components['schemas']['ObserverReply'][];
    };
    ShareDefaults: {
      withName: boolean;
      /** @enum {number} */
      days: 7 | 30 | 90 | 365;
    };
    Shares: {
      /** @description Newest first. */
      links: components['schemas']['ShareLink'][];
      defaults: components['schemas']['ShareDefaults'];
    };
    ShareRequest: {
      /** @enum {string} */
      purpose: 'read' | 'parent' | 'adviser';
      withName: boolean;
      /** @description Also the profile and everything that is written about the person; without it careers only. */
      withScores: boolean;
      /** @description The preview of the link shows the shape, without numbers. */
      withShape: boolean;
      /** @enum {number} */
      days: 7 | 30 | 90 | 365;
    };
    ShareCreated: {
      link: components['schemas']['ShareLink'];
      /** @description Only sent here; the server stores its hash. */
      token: string;
    };
    ShareCommentsChange: {
      ids: string[];
      /** @enum {string} */
      change: 'seen' | 'removed';
    };
    SharedCareer: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      description: components['schemas']['CareerDescription'];
      /** @description American, and empty for readers elsewhere, whose ways in are among the details. */
      preparation: string;
      skills: string[];
      knowledge: string[];
      tools: string[];
      pay:
        | components['schemas']['PublishedPay']
        | components['schemas']['ScalePay']
        | components['schemas']['EstimatedPay']
        | components['schemas']['NoPay'];
      outlook: string;
      /** @description Tasks, ways in and hours, for the reader's country. */
      details: components['schemas']['ReportCareerDetail'][];
      /** @description In the fixed order; all twelve. */
      demand: components['schemas']['CareerDemand'][];
      /** @description At most two; none where none is known. */
      routes: components['schemas']['CareerRoute'][];
      /** @description At most six. */
      setting: components['schemas']['CareerSetting'][];
      /** @description At most three. */
      links: components['schemas']['CareerLink'][];
    };
    SharedReport: {
      /** @enum {string} */
      purpose: 'read' | 'parent' | 'adviser';
      /** @description First name of the person whose report it is; null where the owner left it out. */
      person: string | null;
      /** @description The writer of the text. */
      generator: string;
      /** Format: date-time */
      generatedAt: string;
      /** Format: date-time */
      expiresAt: string;
      /** @description The country whose pay figures are shown. */
      country: string;
      /** @description Best first; empty where `document` has them. */
      careers: components['schemas']['SharedCareer'][];
      /** @description The whole report; null where the owner left the scores out. */
      document: components['schemas']['ReportDocument'] | null;
    };
    NewShareComment: {
      /**
       * Format: uuid
       * @description A UUID that the browser makes for a comment, so that sending it again stores it once.
       */
      key: string;
      name?: string;
      text: string;
    };
    ShareCommentAccepted: {
      /** @enum {string} */
      status: 'accepted';
    };
    ObserverRequest: {
      withName: boolean;
    };
    ObserverStatement: {
      /** @description Id of the statement in the question bank. */
      id: string;
      /** @description As it is said of another. */
      text: string;
    };
    ObserverQuestions: {
      /** @description First name of the person; null where the owner left it out. */
      person: string | null;
      /** Format: date-time */
      expiresAt: string;
      /** @description The link takes no further reply. */
      isFull: boolean;
      statements: components['schemas']['ObserverStatement'][];
      /** @description By title. */
      careers: components['schemas']['ReportOccupation'][];
    };
    ObserverAnswer: {
      id: string;
      /** @description From strongly disagree to strongly agree. */
      answer: number;
    };
    NewObserverReply: {
      /**
       * Format: uuid
       * @description A UUID that the browser makes, so that sending it again replaces its reply.
       */
      key: string;
      name?: string;
      answers: components['schemas']['ObserverAnswer'][];
      /** @description Codes. */
      careers: string[];
    };
    JobQuestion: {
      code: string;
      title: string;
      /** @description What the work is. */
      what: string;
      /** @enum {string|null} */
      answer: 'yes' | 'no' | 'unsure' | null;
    };
    JobQuestions: {
      /** @description In the order in which they are asked; empty once the report was opened. */
      jobs: components['schemas']['JobQuestion'][];
    };
    JobAnswered: {
      code: string;
      /** @enum {string} */
      answer: 'yes' | 'no' | 'unsure';
    };
    AnsweredJob: {
      title: string;
      /** @description It is from the report; the others were decoys. */
      isSuggested: boolean;
      /** @enum {string} */
      answer: 'yes' | 'no' | 'unsure';
    };
    Feedback: {
      /** @description What was answered before the report was opened. */
      jobs: components['schemas']['AnsweredJob'][];
      /**
       * @description Null before it is given.
       * @enum {number|null}
       */
      rating: 1 | 2 | 3 | 4 | 5 | null;
      /** @description Empty without one. */
      comment: string;
      mayQuote: boolean;
      /** @description Whether emails ask what the reader did. */
      followUps: boolean;
      /** @description At school: neither quoted nor emailed. */
      isPupil: boolean;
    };
    FeedbackChange: {
      /**
       * @description Null takes it back.
       * @enum {number|null}
       */
      rating: 1 | 2 | 3 | 4 | 5 | null;
      /** @description Empty for none. */
      comment: string;
      /** @description The comment may be quoted, without a name. */
      mayQuote: boolean;
      followUps: boolean;
    };
    FollowUpAnswered: {
      /**
       * Format: uuid
       * @description As each follow-up email has it.
       */
      key: string;
      /** @enum {string} */
      answer: 'nothing' | 'read' | 'talked' | 'applied' | 'started' | 'other';
    };
    EvidenceReaders: {
      /** @description People. */
      n: number;
      /** Format: date */
      date: string;
      /** @description Of suggested careers, the share marked yes. */
      suggestedYes: number;
      /** @description The same share of the decoys. */
      decoyYes: number;
    };
    EvidenceRating: {
      /** @description People. */
      n: number;
      /** Format: date */
      date: string;
      mean: number;
    };
    EvidenceCount: {
      /** @description People. */
      n: number;
      /** Format: date */
      date: string;
    };
    EvidenceQuote: {
      /** @description As the reader wrote it. */
      text: string;
      /** @enum {number} */
      rating: 1 | 2 | 3 | 4 | 5;
    };
    Evidence: {
      readers: components['schemas']['EvidenceReaders'] | null;
      rating: components['schemas']['EvidenceRating'] | null;
      guided: components['schemas']['EvidenceCount'] | null;
      quotes: components['schemas']['EvidenceQuote'][];
      /** @description Some of the people are invented: a demonstration. */
      seeded: boolean;
    };
    QualityFigure: {
      kind: string;
      /** @description What it is of, as an id; empty for everything. */
      subject: string;
      /** @description The same in words. */
      label: string;
      /** @description People. */
      n: number;
      /** @description Null where too few people answered. */
      value: number | null;
      /** @description The interval at 95%. */
      low: number | null;
      high: number | null;
    };
    QualityComment: {
      /**
       * Format: uuid
       * @description Of the assessment.
       */
      id: string;
      text: string;
      /** @enum {number} */
      rating: 1 | 2 | 3 | 4 | 5;
      approved: boolean;
    };
    Quality: {
      /**
       * Format: date-time
       * @description Null before the first run.
       */
      finishedAt: string | null;
      /**
       * Format: date-time
       * @description The next run; past while it waits or runs.
       */
      dueAt: string;
      /** @description Some of the people are invented: a demonstration. */
      seeded: boolean;
      bankVersion: number;
      /** @description Each kind with its worst first: the lowest value. */
      figures: components['schemas']['QualityFigure'][];
      /** @description Those that may be quoted. */
      comments: components['schemas']['QualityComment'][];
    };
    CommentApproval: {
      approved: boolean;
    };
    PlanStep: {
      /**
       * Format: uuid
       * @description A UUID; of a reader's own step, as the browser made it.
       */
      id: string;
      /** @description One line, plain text. */
      text: string;
      /** @description How to do it; empty for a reader's own step. */
      detail: string;
      /**
       * Format: date
       * @description ISO date without a time, such as "2026-11-30".
       */
      dueOn: string;
      /**
       * Format: date-time
       * @description ISO 8601; null while it is open.
       */
      doneAt: string | null;
      /** @description The reader's note, plain text. */
      note: string;
      /** @description The career that it is for; null where it is for all. */
      career: components['schemas']['ReportOccupation'] | null;
      /** @description Added by the reader. */
      own: boolean;
    };
    Plan: {
      /** Format: uuid */
      assessmentId: string;
      /**
       * Format: date-time
       * @description ISO 8601.
       */
      madeAt: string;
      /** @description Whether emails remind of the next steps. */
      reminders: boolean;
      /** @description The careers that it is built from. */
      careers: components['schemas']['ReportOccupation'][];
      /** @description Whether the reader kept these careers. */
      kept: boolean;
      /** @description By date. */
      steps: components['schemas']['PlanStep'][];
    };
    PlanStepChange: {
      /**
       * Format: uuid
       * @description An id that the plan lacks adds a step, if `text` and `dueOn` are there.
       */
      id: string;
      text?: string;
      /** Format: date */
      dueOn?: string;
      done?: boolean;
      note?: string;
      /** @description False restores a removed step. */
      removed?: boolean;
    };
    PlanChange: {
      steps?: components['schemas']['PlanStepChange'][];
      reminders?: boolean;
    };
    GlanceCategory: {
      /** @enum {string} */
      category:
        | 'leadership'
        | 'motivation'
        | 'communication'
        | 'helping'
        | 'analytical'
        | 'creativity'
        | 'planning'
        | 'practical'
        | 'resilience'
        | 'risk'
        | 'spatial'
        | 'burnout';
      name: string;
      score: number;
      /** @enum {string} */
      band: 'very low' | 'low' | 'middle' | 'high' | 'very high';
    };
    NextStep: {
      /** Format: uuid */
      id: string;
      text: string;
      /** Format: date */
      dueOn: string;
    };
    ReportGlance: {
      /** Format: uuid */
      assessmentId: string;
      /** @enum {string} */
      personalityType: 'extravert' | 'introvert';
      /** @description In the fixed order; scores are whole numbers, 0 to 100. */
      categories: components['schemas']['GlanceCategory'][];
      careers: components['schemas']['ReportOccupation'][];
      kept: boolean;
      done: number;
      total: number;
      /** @description The open step with the earliest date. */
      next: components['schemas']['NextStep'] | null;
    };
    RemindersStopped: {
      /** @enum {string} */
      status: 'stopped';
    };
    ReportEmailed: {
      /**
       * Format: email
       * @description Where to: the address of the owner's account.
       */
      email: string;
      /**
       * Format: date-time
       * @description When it may be sent again.
       */
      nextAt: string;
    };
    CareerSubjects: {
      /** @description The usual subjects of a degree for entry. */
      direct: (
        | 'psychology'
        | 'biology'
        | 'chemistry'
        | 'physics'
        | 'earth'
        | 'maths'
        | 'computing'
        | 'mechanical'
        | 'electrical'
        | 'civil'
        | 'materials'
        | 'planning'
        | 'building'
        | 'medicine'
        | 'nursing'
        | 'pharmacy'
        | 'nutrition'
        | 'allied'
        | 'veterinary'
        | 'agriculture'
        | 'sport'
        | 'business'
        | 'marketing'
        | 'accounting'
        | 'economics'
        | 'hospitality'
        | 'law'
        | 'politics'
        | 'sociology'
        | 'socialwork'
        | 'history'
        | 'english'
        | 'languages'
        | 'philosophy'
        | 'media'
        | 'art'
        | 'music'
        | 'drama'
        | 'education'
        | 'transport'
      )[];
      /** @description Subjects from which people also come. */
      related: (
        | 'psychology'
        | 'biology'
        | 'chemistry'
        | 'physics'
        | 'earth'
        | 'maths'
        | 'computing'
        | 'mechanical'
        | 'electrical'
        | 'civil'
        | 'materials'
        | 'planning'
        | 'building'
        | 'medicine'
        | 'nursing'
        | 'pharmacy'
        | 'nutrition'
        | 'allied'
        | 'veterinary'
        | 'agriculture'
        | 'sport'
        | 'business'
        | 'marketing'
        | 'accounting'
        | 'economics'
        | 'hospitality'
        | 'law'
        | 'politics'
        | 'sociology'
        | 'socialwork'
        | 'history'
        | 'english'
        | 'languages'
        | 'philosophy'
        | 'media'
        | 'art'
        | 'music'
        | 'drama'
        | 'education'
        | 'transport'
      )[];
      /** @description School subjects that the usual course asks for. */
      asked: (
        | 'art'
        | 'biology'
        | 'business'
        | 'chemistry'
        | 'computing'
        | 'technology'
        | 'drama'
        | 'economics'
        | 'english'
        | 'food'
        | 'geography'
        | 'health'
        | 'history'
        | 'languages'
        | 'law'
        | 'maths'
        | 'media'
        | 'music'
        | 'sport'
        | 'physics'
        | 'politics'
        | 'psychology'
        | 'religion'
        | 'sociology'
      )[];
      /** @description Other school subjects that help. */
      helps: (
        | 'art'
        | 'biology'
        | 'business'
        | 'chemistry'
        | 'computing'
        | 'technology'
        | 'drama'
        | 'economics'
        | 'english'
        | 'food'
        | 'geography'
        | 'health'
        | 'history'
        | 'languages'
        | 'law'
        | 'maths'
        | 'media'
        | 'music'
        | 'sport'
        | 'physics'
        | 'politics'
        | 'psychology'
        | 'religion'
        | 'sociology'
      )[];
    };
    LibraryCareer: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Part of the address of its page. */
      slug: string;
      /** @description What the work is, as one sentence. */
      what: string;
      pay: components['schemas']['CareerPay'];
      /** @description The British one in every country. */
      wayIn: components['schemas']['CareerWayIn'] | null;
      growth: components['schemas']['CareerGrowth'] | null;
      /** @description What filters ask for; training is that of the United Kingdom. */
      traits: ('noDegree' | 'apprenticeship' | 'outdoors' | 'people' | 'partTime' | 'growing')[];
      subjects: components['schemas']['CareerSubjects'];
    };
    CareerLibrary: {
      /** @description Whose pay it has. */
      country: string;
      /** @description By title. */
      careers: components['schemas']['LibraryCareer'][];
      /** @description Publishers and editions of its figures. */
      sources: string[];
    };
    CareerTrend: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Part of the address of its page. */
      slug: string;
      /** @description Projected change in jobs, in per cent. */
      percent: number;
    };
    FieldTrend: {
      /** @enum {string} */
      field:
        | 'management'
        | 'business'
        | 'computing'
        | 'engineering'
        | 'science'
        | 'community'
        | 'law'
        | 'education'
        | 'arts'
        | 'health'
        | 'care'
        | 'protection'
        | 'food'
        | 'grounds'
        | 'personal'
        | 'sales'
        | 'office'
        | 'farming'
        | 'construction'
        | 'repair'
        | 'making'
        | 'transport';
      /** @description Careers of the library in it. */
      careers: number;
      /** @description Jobs at the start, in thousands. */
      jobs: number;
      /** @description Projected change in jobs, in per cent. */
      percent: number;
      /** @description Openings a year, in thousands, with people who leave. */
      openings: number;
      /** @description At most three. */
      rising: components['schemas']['CareerTrend'][];
      /** @description At most three. */
      falling: components['schemas']['CareerTrend'][];
    };
    CareerTrends: {
      /** @description The only one with comparable projections. */
      country: string;
      from: number;
      to: number;
      /** @description Most growth first. */
      fields: components['schemas']['FieldTrend'][];
      sources: string[];
    };
    CareerStep: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Part of the address of its page. */
      slug: string;
      /**
       * @description A senior post, another field with the same skills, or after another qualification.
       * @enum {string}
       */
      kind: 'up' | 'move' | 'study';
    };
    CareerTwin: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Part of the address of its page. */
      slug: string;
      /** @description Sentences. */
      differs: string[];
    };
    CareerGuide: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      description: components['schemas']['CareerDescription'];
      /** @description American, and empty for readers elsewhere, whose ways in are among the details. */
      preparation: string;
      skills: string[];
      knowledge: string[];
      tools: string[];
      pay:
        | components['schemas']['PublishedPay']
        | components['schemas']['ScalePay']
        | components['schemas']['EstimatedPay']
        | components['schemas']['NoPay'];
      outlook: string;
      /** @description Tasks, ways in and hours, for the reader's country. */
      details: components['schemas']['ReportCareerDetail'][];
      /** @description In the fixed order; all twelve. */
      demand: components['schemas']['CareerDemand'][];
      /** @description At most two; none where none is known. */
      routes: components['schemas']['CareerRoute'][];
      /** @description At most six. */
      setting: components['schemas']['CareerSetting'][];
      /** @description At most three. */
      links: components['schemas']['CareerLink'][];
      /** @description Part of the address of its page. */
      slug: string;
      /** @description Whose pay and ways in it has. */
      country: string;
      /** @description Six tasks. */
      tasks: string[];
      /** @description What it asks for more, and less, than most jobs, as sentences. */
      asks: string[];
      /** @description What speaks against it for some, as sentences. */
      doubts: string[];
      /** @description The British one in every country. */
      wayIn: components['schemas']['CareerWayIn'] | null;
      growth: components['schemas']['CareerGrowth'] | null;
      /** @description Its subjects in the United Kingdom. */
      subjects: components['schemas']['CareerSubjects'];
      /** @description The course that is needed after any subject; often empty. */
      course: string;
      comesFrom: components['schemas']['CareerStep'][];
      leadsTo: components['schemas']['CareerStep'][];
      /** @description Steps within the occupation; often empty. */
      progression: string;
      twins: components['schemas']['CareerTwin'][];
      /** @description Other job titles. */
      alsoCalled: string[];
      /** @description What to know about ways in. */
      notes: string[];
      /** @description Publishers, editions and licences. */
      sources: string[];
    };
    ContactMessage: {
      name: string;
      /** Format: email */
      email: string;
      /** @enum {string} */
      category:
        | 'assessment'
        | 'technical'
        | 'billing'
        | 'refund'
        | 'feedback'
        | 'partnership'
        | 'other';
      subject: string;
      message: string;
    };
    ContactAccepted: {
      /** @enum {string} */
      status: 'accepted';
    };
    Subscription: {
      /** Format: email */
      email: string;
    };
    NewsletterConfirmation: {
      /** @description What follows # in the mailed link. */
      token: string;
    };
    NewsletterConfirmed: {
      /** @enum {string} */
      status: 'confirmed';
    };
    NewsletterLeft: {
      /** @enum {string} */
      status: 'left';
    };
    Queue: {
      /** @enum {string} */
      kind: 'bull' | 'in-process';
      waiting: number | null;
      /** @description Seconds. */
      oldestSeconds: number | null;
    };
    FunnelDay: {
      /**
       * Format: date
       * @description YYYY-MM-DD.
       */
      date: string;
      started: number;
      completed: number;
      paid: number;
      ready: number;
    };
    AdminOverview: {
      started: number;
      completed: number;
      paid: number;
      ready: number;
      /** @description Pence. */
      revenue: number;
      /** @description Reports in error, or requested more than five minutes ago and not finished. */
      stuckReports: number;
      /** @description Of these, the ones that were tried without success; the others wait. Missing in older replies. */
      failingReports: number;
      queue: components['schemas']['Queue'];
      /** @description Emails in the outbox. */
      waitingMails: number;
      /**
       * Format: date-time
       * @description ISO 8601; null when the provider has never called.
       */
      lastWebhookAt: string | null;
      /** @description Addresses in reports that have not been opened yet; `npm run links -w libs/report-composer` checks them. */
      unconfirmedLinks: string[];
      /** @description How many pay figures a person still has to confirm; `npm run open -w libs/career-data` lists them. */
      openPayRows: number;
      /** @description The last 30 days, oldest first, without gaps. */
      days: components['schemas']['FunnelDay'][];
    };
    AdminUser: {
      /** Format: uuid */
      id: string;
      email: string;
      firstName: string;
      lastName: string;
      country: string;
      /** @enum {string} */
      role: 'user' | 'admin';
      hasPassword: boolean;
      emailVerified: boolean;
      /** Format: date-time */
      createdAt: string;
      /** @description Assessments of this account. */
      assessments: number;
    };
    AdminUserPage: {
      items: components['schemas']['AdminUser'][];
      total: number;
      /** @description Whether more rows match than the pages show. */
      more?: boolean;
      page: number;
      pageSize: number;
    };
    AdminAssessment: {
      /** Format: uuid */
      id: string;
      email: string;
      firstName: string;
      lastName: string;
      /**
       * Format: uuid
       * @description Null while it belongs to a visitor's session.
       */
      userId: string | null;
      /** @enum {string} */
      status: 'in_progress' | 'payment_required' | 'generating' | 'ready' | 'error';
      superseded: boolean;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      completedAt: string | null;
    };
    AdminAssessmentPage: {
      items: components['schemas']['AdminAssessment'][];
      total: number;
      /** @description Whether more rows match than the pages show. */
      more?: boolean;
      page: number;
      pageSize: number;
    };
    AdminPayment: {
      /** Format: uuid */
      id: string;
      /**
       * Format: uuid
       * @description Null when its owner was deleted.
       */
      assessmentId: string | null;
      email: string | null;
      /** @description Null when its owner was deleted. */
      firstName: string | null;
      lastName: string | null;
      intentId: string;
      /** @description Pence. */
      amount: number;
      currency: string;
      cardLast4: string | null;
      /** Format: date-time */
      paidAt: string;
      /** @description Pence given back so far. */
      refundedAmount: number;
      /**
       * Format: date-time
       * @description When the refund became complete; null before.
       */
      refundedAt: string | null;
      /**
       * @description State of the cardholder's dispute at the issuer; a lost one counts as refunded.
       * @enum {string|null}
       */
      dispute: 'open' | 'won' | 'lost' | null;
    };
    AdminPaymentPage: {
      items: components['schemas']['AdminPayment'][];
      total: number;
      /** @description Whether more rows match than the pages show. */
      more?: boolean;
      page: number;
      pageSize: number;
    };
    AdminReport: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      assessmentId: string;
      email: string;
      firstName: string;
      lastName: string;
      /** @enum {string} */
      state: 'requested' | 'writing' | 'ready' | 'error';
      attempts: number;
      /** @description 0 to 100. */
      progress: number;
      error: string | null;
      /** Format: date-time */
      requestedAt: string;
      /** Format: date-time */
      generatedAt: string | null;
    };
    AdminReportPage: {
      items: components['schemas']['AdminReport'][];
      total: number;
      /** @description Whether more rows match than the pages show. */
      more?: boolean;
      page: number;
      pageSize: number;
    };
    AdminAuditEntry: {
      /** Format: uuid */
      id: string;
      /** Format: date-time */
      at: string;
      /** @description Null when that administrator's account was deleted. */
      adminEmail: string | null;
      /** @enum {string} */
      action:
        | 'report.rerun'
        | 'payment.refund'
        | 'sessions.end'
        | 'account.delete'
        | 'factor.enrol'
        | 'factor.codes'
        | 'factor.remove'
        | 'person.read'
        | 'list.export';
      /**
       * Format: uuid
       * @description The id of the report, payment, account or assessment; of an export its own.
       */
      subject: string;
      /** @description What was exported. */
      detail: string | null;
      /**
       * @description `started` remains when the process stopped before the action ended.
       * @enum {string}
       */
      outcome: 'started' | 'done' | 'failed';
    };
    AdminAuditEntryPage: {
      items: components['schemas']['AdminAuditEntry'][];
      total: number;
      /** @description Whether more rows match than the pages show. */
      more?: boolean;
      page: number;
      pageSize: number;
    };
    SalesDay: {
      /**
       * Format: date
       * @description YYYY-MM-DD.
       */
      date: string;
      started: number;
      completed: number;
      paid: number;
      ready: number;
      /** @description Pence paid on that day, less what was refunded of it since. */
      revenue: number;
    };
    Sales: {
      payments: number;
      refunded: number;
      disputed: number;
    };
    LeavingStep: {
      /** @description Statements answered, from 0. */
      answered: number;
      people: number;
    };
    AdminStatistics: {
      /**
       * Format: date
       * @description YYYY-MM-DD.
       */
      from: string;
      /**
       * Format: date
       * @description YYYY-MM-DD.
       */
      to: string;
      /** @description Every day of the range, oldest first. */
      days: components['schemas']['SalesDay'][];
      /** @description Of the payments of the range. */
      sales: components['schemas']['Sales'];
      /** @description Assessments begun in the range and not completed, without those that were worked on in the last hour. Every number of answers, from none to all. */
      leaving: components['schemas']['LeavingStep'][];
    };
    AdminMail: {
      kind: string;
      /**
       * Format: date-time
       * @description When it was sent; null while it waits in the outbox.
       */
      sentAt: string | null;
    };
    AdminPerson: {
      email: string;
      firstName: string;
      lastName: string;
      /** @description Null for a visitor without an account. */
      user: components['schemas']['AdminUser'] | null;
      assessments: components['schemas']['AdminAssessment'][];
      payments: components['schemas']['AdminPayment'][];
      reports: components['schemas']['AdminReport'][];
      mails: components['schemas']['AdminMail'][];
      /** @description What administrators did with this customer's data, this read included. */
      audit: components['schemas']['AdminAuditEntry'][];
    };
    ErrorBody: {
      statusCode: number;
      /**
       * @description Stable and machine-readable, such as `invalid_field`.
       * @enum {string}
       */
      code:
        | 'admin_account'
        | 'age_unconfirmed'
        | 'already_paid'
        | 'assessment_superseded'
        | 'assessment_unfinished'
        | 'bad_request'
        | 'bad_signature'
        | 'common_password'
        | 'contact_unavailable'
        | 'cross_site'
        | 'email_taken'
        | 'email_unavailable'
        | 'factor_enrolled'
        | 'factor_enrolment_needed'
        | 'factor_needed'
        | 'internal'
        | 'invalid_field'
        | 'link_expired'
        | 'malformed_event'
        | 'newsletter_unavailable'
        | 'not_found'
        | 'not_json'
        | 'password_needed'
        | 'payment_required'
        | 'payment_unavailable'
        | 'pdf_failed'
        | 'personal_password'
        | 'proof_needed'
        | 'refused'
        | 'retake_unavailable'
        | 'sign_in_needed'
        | 'timeout'
        | 'too_deep'
        | 'too_large'
        | 'too_many_choices'
        | 'too_many_requests'
        | 'unauthorized'
        | 'unavailable'
        | 'undeclared_access'
        | 'weak_password'
        | 'wrong_amount';
      /** @description "Unauthorized" in every 401, which clients check; absent otherwise. */
      error?: string;
      /** @description A message for users. */
      message: string;
      /** @description The invalid field, question or variable. */
      field?: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Health = components['schemas']['Health'];
export type DemoAdmin = components['schemas']['DemoAdmin'];
export type PublicConfig = components['schemas']['PublicConfig'];
export type WebVitals = components['schemas']['WebVitals'];
export type WebVitalsAccepted = components['schemas']['WebVitalsAccepted'];
export type AccountSession = components['schemas']['AccountSession'];
export type SessionsEnd = components['schemas']['SessionsEnd'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type User = components['schemas']['User'];
export type SignedIn = components['schemas']['SignedIn'];
export type Credentials = components['schemas']['Credentials'];
export type FactorState = components['schemas']['FactorState'];
export type FactorEnrolment = components['schemas']['FactorEnrolment'];
export type FactorCode = components['schemas']['FactorCode'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type Proof = components['schemas']['Proof'];
export type Registration = components['schemas']['Registration'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type MailRequested = components['schemas']['MailRequested'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type EmailVerification = components['schemas']['EmailVerification'];
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type ReportLinkToken = components['schemas']['ReportLinkToken'];
export type ReportLink = components['schemas']['ReportLink'];
export type OpenReport = components['schemas']['OpenReport'];
export type ReportLinkRenewal = components['schemas']['ReportLinkRenewal'];
export type CountryReport = components['schemas']['CountryReport'];
export type CountryChange = components['schemas']['CountryChange'];
export type OccupationMatch = components['schemas']['OccupationMatch'];
export type Tracked = components['schemas']['Tracked'];
export type QuestionResponse = components['schemas']['QuestionResponse'];
export type Circumstances = components['schemas']['Circumstances'];
export type AssessmentSubmission = components['schemas']['AssessmentSubmission'];
export type PreviewBadge = components['schemas']['PreviewBadge'];
export type PreviewPersonality = components['schemas']['PreviewPersonality'];
export type PreviewArea = components['schemas']['PreviewArea'];
export type QualityNote = components['schemas']['QualityNote'];
export type PreviewMatching = components['schemas']['PreviewMatching'];
export type Preview = components['schemas']['Preview'];
export type Assessment = components['schemas']['Assessment'];
export type Draft = components['schemas']['Draft'];
export type AssessmentChange = components['schemas']['AssessmentChange'];
export type CreatePaymentIntent = components['schemas']['CreatePaymentIntent'];
export type PaymentIntentCreated = components['schemas']['PaymentIntentCreated'];
export type VerifyPayment = components['schemas']['VerifyPayment'];
export type PaymentVerified = components['schemas']['PaymentVerified'];
export type Receipt = components['schemas']['Receipt'];
export type Webhook = components['schemas']['Webhook'];
export type ReportListItem = components['schemas']['ReportListItem'];
export type Taken = components['schemas']['Taken'];
export type ReportLongerCareer = components['schemas']['ReportLongerCareer'];
export type ReportOccupation = components['schemas']['ReportOccupation'];
export type ReportExclusion = components['schemas']['ReportExclusion'];
export type ReportJobVerdict = components['schemas']['ReportJobVerdict'];
export type ReportMatching = components['schemas']['ReportMatching'];
export type ReportPersonality = components['schemas']['ReportPersonality'];
export type TextRun = components['schemas']['TextRun'];
export type ReportCategory = components['schemas']['ReportCategory'];
export type PayByAge = components['schemas']['PayByAge'];
export type PublishedPay = components['schemas']['PublishedPay'];
export type ScalePay = components['schemas']['ScalePay'];
export type EstimatedPay = components['schemas']['EstimatedPay'];
export type NoPay = components['schemas']['NoPay'];
export type ReportCareerNote = components['schemas']['ReportCareerNote'];
export type CareerDescription = components['schemas']['CareerDescription'];
export type ReportCareerDetail = components['schemas']['ReportCareerDetail'];
export type CareerDemand = components['schemas']['CareerDemand'];
export type CareerQuote = components['schemas']['CareerQuote'];
export type RouteStation = components['schemas']['RouteStation'];
export type CareerRoute = components['schemas']['CareerRoute'];
export type CareerSetting = components['schemas']['CareerSetting'];
export type CareerLink = components['schemas']['CareerLink'];
export type ReportCareer = components['schemas']['ReportCareer'];
export type HeadingBlock = components['schemas']['HeadingBlock'];
export type ParagraphBlock = components['schemas']['ParagraphBlock'];
export type ListBlock = components['schemas']['ListBlock'];
export type ReportStep = components['schemas']['ReportStep'];
export type StepsBlock = components['schemas']['StepsBlock'];
export type ReportSection = components['schemas']['ReportSection'];
export type ReportDocument = components['schemas']['ReportDocument'];
export type ReportBasis = components['schemas']['ReportBasis'];
export type ReportRevision = components['schemas']['ReportRevision'];
export type ReportDetail = components['schemas']['ReportDetail'];
export type ReportProgress = components['schemas']['ReportProgress'];
export type ReportStatus = components['schemas']['ReportStatus'];
export type GenerationStarted = components['schemas']['GenerationStarted'];
export type PreviewCareer = components['schemas']['PreviewCareer'];
export type PreviewShown = components['schemas']['PreviewShown'];
export type LockedCard = components['schemas']['LockedCard'];
export type PreviewJob = components['schemas']['PreviewJob'];
export type PreviewCareers = components['schemas']['PreviewCareers'];
export type RevisionRequest = components['schemas']['RevisionRequest'];
export type RevisionRequested = components['schemas']['RevisionRequested'];
export type CareerPay = components['schemas']['CareerPay'];
export type CareerWayIn = components['schemas']['CareerWayIn'];
export type CareerGrowth = components['schemas']['CareerGrowth'];
export type CareerRow = components['schemas']['CareerRow'];
export type LeftCareer = components['schemas']['LeftCareer'];
export type WhatIf = components['schemas']['WhatIf'];
export type Retake = components['schemas']['Retake'];
export type CareerChoice = components['schemas']['CareerChoice'];
export type ReportCareers = components['schemas']['ReportCareers'];
export type CareerChange = components['schemas']['CareerChange'];
export type ShareComment = components['schemas']['ShareComment'];
export type OwnStatement = components['schemas']['OwnStatement'];
export type ObserverAsked = components['schemas']['ObserverAsked'];
export type ObserverMark = components['schemas']['ObserverMark'];
export type ObserverReply = components['schemas']['ObserverReply'];
export type ShareLink = components['schemas']['ShareLink'];
export type ShareDefaults = components['schemas']['ShareDefaults'];
export type Shares = components['schemas']['Shares'];
export type ShareRequest = components['schemas']['ShareRequest'];
export type ShareCreated = components['schemas']['ShareCreated'];
export type ShareCommentsChange = components['schemas']['ShareCommentsChange'];
export type SharedCareer = components['schemas']['SharedCareer'];
export type SharedReport = components['schemas']['SharedReport'];
export type NewShareComment = components['schemas']['NewShareComment'];
export type ShareCommentAccepted = components['schemas']['ShareCommentAccepted'];
export type ObserverRequest = components['schemas']['ObserverRequest'];
export type ObserverStatement = components['schemas']['ObserverStatement'];
export type ObserverQuestions = components['schemas']['ObserverQuestions'];
export type ObserverAnswer = components['schemas']['ObserverAnswer'];
export type NewObserverReply = components['schemas']['NewObserverReply'];
export type JobQuestion = components['schemas']['JobQuestion'];
export type JobQuestions = components['schemas']['JobQuestions'];
export type JobAnswered = components['schemas']['JobAnswered'];
export type AnsweredJob = components['schemas']['AnsweredJob'];
export type Feedback = components['schemas']['Feedback'];
export type FeedbackChange = components['schemas']['FeedbackChange'];
export type FollowUpAnswered = components['schemas']['FollowUpAnswered'];
export type EvidenceReaders = components['schemas']['EvidenceReaders'];
export type EvidenceRating = components['schemas']['EvidenceRating'];
export type EvidenceCount = components['schemas']['EvidenceCount'];
export type EvidenceQuote = components['schemas']['EvidenceQuote'];
export type Evidence = components['schemas']['Evidence'];
export type QualityFigure = components['schemas']['QualityFigure'];
export type QualityComment = components['schemas']['QualityComment'];
export type Quality = components['schemas']['Quality'];
export type CommentApproval = components['schemas']['CommentApproval'];
export type PlanStep = components['schemas']['PlanStep'];
export type Plan = components['schemas']['Plan'];
export type PlanStepChange = components['schemas']['PlanStepChange'];
export type PlanChange = components['schemas']['PlanChange'];
export type GlanceCategory = components['schemas']['GlanceCategory'];
export type NextStep = components['schemas']['NextStep'];
export type ReportGlance = components['schemas']['ReportGlance'];
export type RemindersStopped = components['schemas']['RemindersStopped'];
export type ReportEmailed = components['schemas']['ReportEmailed'];
export type CareerSubjects = components['schemas']['CareerSubjects'];
export type LibraryCareer = components['schemas']['LibraryCareer'];
export type CareerLibrary = components['schemas']['CareerLibrary'];
export type CareerTrend = components['schemas']['CareerTrend'];
export type FieldTrend = components['schemas']['FieldTrend'];
export type CareerTrends = components['schemas']['CareerTrends'];
export type CareerStep = components['schemas']['CareerStep'];
export type CareerTwin = components['schemas']['CareerTwin'];
export type CareerGuide = components['schemas']['CareerGuide'];
export type ContactMessage = components['schemas']['ContactMessage'];
export type ContactAccepted = components['schemas']['ContactAccepted'];
export type Subscription = components['schemas']['Subscription'];
export type NewsletterConfirmation = components['schemas']['NewsletterConfirmation'];
export type NewsletterConfirmed = components['schemas']['NewsletterConfirmed'];
export type NewsletterLeft = components['schemas']['NewsletterLeft'];
export type Queue = components['schemas']['Queue'];
export type FunnelDay = components['schemas']['FunnelDay'];
export type AdminOverview = components['schemas']['AdminOverview'];
export type AdminUser = components['schemas']['AdminUser'];
export type AdminUserPage = components['schemas']['AdminUserPage'];
export type AdminAssessment = components['schemas']['AdminAssessment'];
export type AdminAssessmentPage = components['schemas']['AdminAssessmentPage'];
export type AdminPayment = components['schemas']['AdminPayment'];
export type AdminPaymentPage = components['schemas']['AdminPaymentPage'];
export type AdminReport = components['schemas']['AdminReport'];
export type AdminReportPage = components['schemas']['AdminReportPage'];
export type AdminAuditEntry = components['schemas']['AdminAuditEntry'];
export type AdminAuditEntryPage = components['schemas']['AdminAuditEntryPage'];
export type SalesDay = components['schemas']['SalesDay'];
export type Sales = components['schemas']['Sales'];
export type LeavingStep = components['schemas']['LeavingStep'];
export type AdminStatistics = components['schemas']['AdminStatistics'];
export type AdminMail = components['schemas']['AdminMail'];
export type AdminPerson = components['schemas']['AdminPerson'];
export type ErrorBody = components['schemas']['ErrorBody'];
