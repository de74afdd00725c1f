// Generated from backend/openapi.json by `npm run api`; see CONTRIBUTING.md.
export interface components {
  schemas: {
    Health: {
      /** @enum {string} */
      status: 'ok';
      /** @description Which process answers, such as bearings-api. */
      service: string;
      /** @description The release that it runs. */
      release: string;
      /** @description Its name among the processes of the service. */
      instance: string;
    };
    DemoAdmin: {
      email: string;
      password: string;
    };
    PublicConfig: {
      /** @description Stripe's publishable key; empty if payments are unavailable. */
      stripePublicKey: string;
      /** @description True if only test cards work and no money is taken. */
      sandbox: boolean;
      /** @description Account to try the administration; in demo mode only. */
      demoAdmin?: components['schemas']['DemoAdmin'];
      /** @description The optional services that the operator has configured. - `email`: a mail server sends our emails. - `outbox`: emails become files in the demo's data. - `contact`: messages of the contact form are delivered. - `newsletter`: addresses can subscribe. */
      capabilities: string[];
      /** @description Age that a buyer must confirm; absent if none is required. */
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
        | 'longList'
        | 'parents'
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
       * @description Rounded to the hour.
       */
      lastSeenAt: string;
      /** @description True for the session of the request. */
      current: boolean;
    };
    SessionsEnd: {
      /** @description An id, or `others` for all but the caller's. */
      session: string;
      /**
       * Format: password
       * @description Required if the account has a password.
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
      /**
       * @description The country's name, one of `GET /api/countries`.
       * @example United Kingdom
       */
      country: string;
      /** @enum {string} */
      role: 'user' | 'support' | 'admin';
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
      /** @description True if administrators of this site must use a second factor. */
      required: boolean;
      /** @description Number of unused recovery codes. */
      recoveryCodes: number;
    };
    FactorEnrolment: {
      /** @description The secret in base32, to enter by hand. */
      secret: string;
      /** @description The otpauth:// address for a QR code. */
      uri: string;
    };
    FactorCode: {
      /** @description Six digits from an authenticator app, or a recovery code. */
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
      /** @description Required if the configuration has a `minimumAge`. */
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
      /** @description The token of the mailed link, which follows its #. */
      token: string;
      /** Format: password */
      password: string;
    };
    EmailVerification: {
      /** @description The token of the mailed link, which follows its #. */
      token: string;
      /**
       * Format: password
       * @description Required unless the account is signed in.
       */
      password?: string;
    };
    AccountDeletion: {
      /** Format: password */
      password?: string;
      /** @description The token of the mailed link, which follows its #. */
      token?: string;
    };
    ReportLinkToken: {
      /** @description The token of the mailed link, which follows its #. */
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
      /** @description True if this browser is signed in to the account. */
      signedIn: boolean;
    };
    OpenReport: {
      /** @description The token of the mailed link, which follows its #. */
      token: string;
      /**
       * Format: password
       * @description Required if `needs` of the link is `password`.
       */
      password?: string;
    };
    ReportLinkRenewal: {
      /** Format: uuid */
      assessmentId: string;
    };
    CountryReport: {
      /** @example DE */
      countryCode: string;
      /** @description Summary of the pay figures and ways in, in one line. */
      line: string;
      /** @description Sentences on pay, ways in, outlook and job titles. */
      says: string[];
    };
    CountryChange: {
      /**
       * @description A name from `GET /api/countries`.
       * @example United Kingdom
       */
      country: string;
    };
    OccupationMatch: {
      /**
       * @description O*NET-SOC code, or the code of a common job, such as `x:taxi`.
       * @example 29-1141.00
       */
      code: string;
      title: string;
      /** @description Other job titles that matched the search. */
      matchedTitles: string[];
      /** @description Deal-breakers that are a regular part of the work. */
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
    };
    JobTask: {
      /** @enum {number} */
      number: 1 | 2 | 3 | 4 | 5 | 6;
      text: string;
    };
    Tracked: {
      /** Format: uuid */
      id: string;
    };
    QuestionResponse: {
      /**
       * @description Question id, from q1 to q36.
       * @example q1
       */
      questionId: string;
      /** @enum {string} */
      answer: '1' | '2' | '3' | '4' | '5';
      /** @enum {number} */
      score: 1 | 2 | 3 | 4 | 5;
    };
    PayFloor: {
      /** @description Before tax, in whole units of the currency of the country. */
      yearly: number;
      /**
       * @description The country whose pay is compared (ISO 3166-1).
       * @enum {string}
       */
      country:
        | 'GB'
        | 'AU'
        | 'CA'
        | 'DK'
        | 'FR'
        | 'DE'
        | 'IN'
        | 'IE'
        | 'IT'
        | 'JP'
        | 'NL'
        | 'NZ'
        | 'NO'
        | 'SG'
        | 'ZA'
        | 'ES'
        | 'SE'
        | 'CH'
        | 'AE'
        | 'US';
    };
    KeptJob: {
      /**
       * @description O*NET-SOC code of a job of the person’s, or of one in mind.
       * @example 35-1011.00
       */
      occupation: string;
      /** @enum {string} */
      dealBreaker:
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
      isKept: boolean;
    };
    PastJob: {
      /**
       * @description O*NET-SOC code, or the code of a common job, such as `x:taxi`.
       * @example 25-2031.00
       */
      occupation: string;
      /** @enum {string} */
      years?: 'under1' | '1to2' | '3to5' | '6to10' | 'over10';
      /** @description Whether the person does the job now. */
      isCurrent: boolean;
      /** @description Numbers of the tasks that the person wants to do more. */
      moreTasks: (1 | 2 | 3 | 4 | 5 | 6)[];
      /**
       * @description Numbers of the tasks that the person wants to do less.
       * @example [
       *       2
       *     ]
       */
      lessTasks: (1 | 2 | 3 | 4 | 5 | 6)[];
    };
    PayNow: {
      /**
       * @description Before tax, in hundredths of the currency of the country.
       * @example 3000000
       */
      hundredths: number;
      /** @enum {string} */
      period: 'year' | 'month' | 'hour';
    };
    Experience: {
      /** @description The present ones first. */
      jobs?: components['schemas']['PastJob'][];
      /**
       * @description O*NET-SOC code of the occupation that an apprenticeship taught.
       * @example 47-2111.00
       */
      apprenticeship?: string;
      pastimes?: (
        | 'reading'
        | 'walking'
        | 'club'
        | 'coaching'
        | 'cooking'
        | 'gardening'
        | 'music'
        | 'mending'
        | 'craft'
        | 'caring'
        | 'computers'
        | 'animals'
        | 'babysitting'
        | 'tutoring'
        | 'diy'
        | 'cars'
        | 'sport'
        | 'fitness'
        | 'drama'
        | 'photography'
        | 'sewing'
        | 'hair'
        | 'gaming'
        | 'science'
        | 'history'
        | 'languages'
        | 'events'
        | 'selling'
        | 'accounts'
        | 'rescue'
      )[];
      /** @enum {string} */
      direction?: 'near' | 'open' | 'new';
      changes?: ('pay' | 'hours' | 'pressure' | 'people' | 'meaning' | 'place' | 'security')[];
      payNow?: components['schemas']['PayNow'];
    };
    SortedCareer: {
      /** @description O*NET-SOC code. */
      code: string;
      /** @enum {string} */
      answer: 'not_me' | 'later' | 'rather';
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
        animals?: 'like' | 'not_for_me';
        /** @enum {string} */
        plants?: 'like' | 'not_for_me';
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
        sales?: 'like' | 'not_for_me';
        /** @enum {string} */
        win?: 'like' | 'not_for_me';
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
        /** @enum {string} */
        teeth?: 'like' | 'not_for_me';
        /** @enum {string} */
        metal?: 'like' | 'not_for_me';
        /** @enum {string} */
        deliver?: 'like' | 'not_for_me';
        /** @enum {string} */
        enquiries?: 'like' | 'not_for_me';
        /** @enum {string} */
        high?: 'like' | 'not_for_me';
        /** @enum {string} */
        costs?: 'like' | 'not_for_me';
        /** @enum {string} */
        clean?: 'like' | 'not_for_me';
        /** @enum {string} */
        medicines?: 'like' | 'not_for_me';
        /** @enum {string} */
        ceremony?: 'like' | 'not_for_me';
        /** @enum {string} */
        staff?: 'like' | 'not_for_me';
        /** @enum {string} */
        inspect?: 'like' | 'not_for_me';
        /** @enum {string} */
        improve?: 'like' | 'not_for_me';
        /** @enum {string} */
        spaces?: 'like' | 'not_for_me';
        /** @enum {string} */
        families?: 'like' | 'not_for_me';
        /** @enum {string} */
        sport?: 'like' | 'not_for_me';
        /** @enum {string} */
        outdoors?: 'like' | 'not_for_me';
        /** @enum {string} */
        recover?: 'like' | 'not_for_me';
        /** @enum {string} */
        guests?: 'like' | 'not_for_me';
        /** @enum {string} */
        film?: 'like' | 'not_for_me';
        /** @enum {string} */
        probe?: 'like' | 'not_for_me';
        /** @enum {string} */
        learning?: 'like' | 'not_for_me';
        /** @enum {string} */
        examine?: 'like' | 'not_for_me';
        /** @enum {string} */
        apps?: 'like' | 'not_for_me';
        /** @enum {string} */
        cook?: 'like' | 'not_for_me';
        /** @enum {string} */
        invest?: 'like' | 'not_for_me';
        /** @enum {string} */
        operate?: 'like' | 'not_for_me';
        /** @enum {string} */
        process?: 'like' | 'not_for_me';
        /** @enum {string} */
        callout?: 'like' | 'not_for_me';
        /** @enum {string} */
        events?: 'like' | 'not_for_me';
        /** @enum {string} */
        collect?: 'like' | 'not_for_me';
        /** @enum {string} */
        property?: 'like' | 'not_for_me';
      };
      /** @enum {string} */
      stage?: 'school' | 'fe' | 'student' | 'graduate' | 'working' | 'returning' | 'experienced';
      /**
       * @example 3
       * @enum {number}
       */
      qualificationLevel?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
      /**
       * @description The certificate of that level, in a country that has several.
       * @example IE.qqi-5
       * @enum {string}
       */
      certificate?:
        | 'AU.year-12'
        | 'AU.certificate-3'
        | 'AU.certificate-4'
        | 'AU.advanced-diploma'
        | 'AU.associate-degree'
        | 'CA.high-school'
        | 'CA.dec'
        | 'CA.trade-certificate'
        | 'CA.college-certificate'
        | 'CH.matura'
        | 'CH.berufsmatura'
        | 'CH.efz'
        | 'DE.none'
        | 'DE.hauptschule'
        | 'DE.abitur'
        | 'DE.fachabitur'
        | 'DE.ausbildung'
        | 'DE.bachelor'
        | 'DE.meister'
        | 'DE.master'
        | 'DE.diplom'
        | 'DE.staatsexamen'
        | 'FR.brevet'
        | 'FR.cap'
        | 'FR.bac-general'
        | 'FR.bac-technologique'
        | 'FR.bac-pro'
        | 'FR.bts'
        | 'FR.deust'
        | 'FR.licence'
        | 'FR.but'
        | 'IE.leaving-certificate'
        | 'IE.leaving-applied'
        | 'IE.qqi-5'
        | 'IE.craft-certificate'
        | 'IE.qqi-6'
        | 'IE.ordinary-degree'
        | 'IE.honours-degree'
        | 'IN.class-12-science'
        | 'IN.class-12-commerce'
        | 'IN.class-12-arts'
        | 'IN.class-12-vocational'
        | 'NL.havo'
        | 'NL.vwo'
        | 'NL.mbo-4'
        | 'NO.studiekompetanse'
        | 'NO.fagbrev'
        | 'NZ.ncea-1'
        | 'NZ.ncea-2'
        | 'SG.a-levels'
        | 'SG.higher-nitec'
        | 'US.high-school'
        | 'US.ged';
      /**
       * @description The state or province where the person wants to work (ISO 3166-2).
       * @enum {string}
       */
      place?:
        | 'US-AL'
        | 'US-AK'
        | 'US-AZ'
        | 'US-AR'
        | 'US-CA'
        | 'US-CO'
        | 'US-CT'
        | 'US-DE'
        | 'US-DC'
        | 'US-FL'
        | 'US-GA'
        | 'US-GU'
        | 'US-HI'
        | 'US-ID'
        | 'US-IL'
        | 'US-IN'
        | 'US-IA'
        | 'US-KS'
        | 'US-KY'
        | 'US-LA'
        | 'US-ME'
        | 'US-MD'
        | 'US-MA'
        | 'US-MI'
        | 'US-MN'
        | 'US-MS'
        | 'US-MO'
        | 'US-MT'
        | 'US-NE'
        | 'US-NV'
        | 'US-NH'
        | 'US-NJ'
        | 'US-NM'
        | 'US-NY'
        | 'US-NC'
        | 'US-ND'
        | 'US-OH'
        | 'US-OK'
        | 'US-OR'
        | 'US-PA'
        | 'US-PR'
        | 'US-RI'
        | 'US-SC'
        | 'US-SD'
        | 'US-TN'
        | 'US-TX'
        | 'US-VI'
        | 'US-UT'
        | 'US-VT'
        | 'US-VA'
        | 'US-WA'
        | 'US-WV'
        | 'US-WI'
        | 'US-WY'
        | 'CA-AB'
        | 'CA-BC'
        | 'CA-MB'
        | 'CA-NB'
        | 'CA-NL'
        | 'CA-NT'
        | 'CA-NS'
        | 'CA-NU'
        | 'CA-ON'
        | 'CA-PE'
        | 'CA-QC'
        | 'CA-SK'
        | 'CA-YT';
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
        | 'vetnursing'
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
       * @description Years of work in that field.
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
      /** @description Fields whose occupations are excluded, except the jobs in mind. */
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
      /** @description What every recommended job must offer. */
      conditions?: ('partTime' | 'fromHome' | 'paidTraining')[];
      payFloor?: components['schemas']['PayFloor'];
      /**
       * @description O*NET-SOC codes, at most three.
       * @example [
       *       "29-1141.00"
       *     ]
       */
      jobsInMind?: string[];
      /** @description Whether the person’s jobs and those in mind stay in the list despite a deal-breaker. Others are ignored. */
      keptJobs?: components['schemas']['KeptJob'][];
      /** @description What the person has done and what should change. No link, email or file for others contains it. */
      experience?: components['schemas']['Experience'];
      /** @description The sorted careers of the long list. Only its own call changes them; they are ignored elsewhere. */
      sorted?: components['schemas']['SortedCareer'][];
    };
    AssessmentSubmission: {
      /** Format: email */
      email: string;
      firstName: string;
      lastName: string;
      /** @description All 36 statements, each once, in any order. */
      responses: components['schemas']['QuestionResponse'][];
      /** @description If they are missing, those of the saved draft are used. */
      circumstances?: components['schemas']['Circumstances'];
      /** @description The country of the report (ISO 3166-1), one of `GET /api/country-reports`. If it is missing, that of the saved draft or of the account is used. */
      countryCode?: string;
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
    Headline: {
      /**
       * @description The pattern of the scores; null if none returned in half of 100 redraws of the scores.
       * @enum {string|null}
       */
      patternId:
        | 'first-people-extravert'
        | 'first-people-introvert'
        | 'first-making-extravert'
        | 'first-making-introvert'
        | 'first-novelty-extravert'
        | 'first-novelty-introvert'
        | 'first-method-extravert'
        | 'first-method-introvert'
        | 'first-charge-extravert'
        | 'first-charge-introvert'
        | 'first-calm-extravert'
        | 'first-calm-introvert'
        | 'first-people'
        | 'first-making'
        | 'first-novelty'
        | 'first-method'
        | 'first-charge'
        | 'first-calm'
        | 'people-novelty-charge'
        | 'people-novelty-calm'
        | 'people-method-charge'
        | 'people-method-calm'
        | 'making-novelty-charge'
        | 'making-novelty-calm'
        | 'making-method-charge'
        | 'making-method-calm'
        | 'people-novelty'
        | 'people-method'
        | 'making-novelty'
        | 'making-method'
        | 'people-charge'
        | 'people-calm'
        | 'making-charge'
        | 'making-calm'
        | 'novelty-charge'
        | 'novelty-calm'
        | 'method-charge'
        | 'method-calm'
        | 'people-extravert'
        | 'people-introvert'
        | 'making-extravert'
        | 'making-introvert'
        | 'novelty-extravert'
        | 'novelty-introvert'
        | 'method-extravert'
        | 'method-introvert'
        | 'charge-extravert'
        | 'charge-introvert'
        | 'calm-extravert'
        | 'calm-introvert'
        | 'people'
        | 'making'
        | 'novelty'
        | 'method'
        | 'charge'
        | 'calm'
        | null;
      /** @description The name of the pattern, or what the reader told us about work, without a full stop. */
      title: string;
      /** @description What the scores show, in the first person; it quotes nothing that the reader told us. */
      ownTitle: string;
      sentence: string;
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
      /** @description An integer from 0 to 100. */
      score: number;
      /** @enum {string} */
      band: 'very low' | 'low' | 'middle' | 'high' | 'very high';
    };
    QualityNote: {
      title: string;
      text: string;
      /** @description True if the reader should review their answers. */
      reviewAdvised: boolean;
    };
    PreviewMatching: {
      /** @description True if the answers differ by more than chance explains. */
      direction: boolean;
      /** @description False if the answers give no reliable order of the careers. */
      ranked: boolean;
      /** @description True if at least one question of the optional step was answered. */
      hasCircumstances: boolean;
      /** @description One sentence for each answered part of the optional step. */
      takenIntoAccount: string[];
      note: string;
    };
    Preview: {
      badges: components['schemas']['PreviewBadge'][];
      personality: components['schemas']['PreviewPersonality'];
      headline: components['schemas']['Headline'];
      /** @description All twelve categories, highest score first. */
      areas: components['schemas']['PreviewArea'][];
      quality: components['schemas']['QualityNote'] | null;
      matching: components['schemas']['PreviewMatching'];
      /** @description Titles of the sections that payment unlocks; their texts are not included. */
      lockedSections: string[];
    };
    Assessment: {
      /** Format: uuid */
      id: string;
      /**
       * Format: date-time
       * @description ISO 8601 in UTC, like all times.
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
       * @description End of the year in which one retake is free; absent if no free retake is left.
       */
      retakeUntil?: string;
      /** @description Number of statements answered so far; only for an assessment in progress. */
      answered?: number;
      /** @description Address for the receipt and the report; returned to the owner only. */
      email: string;
      /** @description The country of the report (ISO 3166-1). A purchase also stores it in the account. */
      countryCode: string;
      /** @description The owner's answers in the optional step; absent in lists. */
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
      /** @description If they are missing, the stored ones are kept. */
      circumstances?: components['schemas']['Circumstances'];
      /** @description The country of the report (ISO 3166-1), one of `GET /api/country-reports`. If it is missing, the stored one is kept. */
      countryCode?: string;
    };
    AssessmentChange: {
      /** Format: email */
      email?: string;
      /**
       * @description The country of the report (ISO 3166-1), one of `GET /api/country-reports`.
       * @example GB
       */
      countryCode?: string;
    };
    CreatePaymentIntent: {
      /** Format: uuid */
      assessmentId: string;
      /**
       * @description Pounds; must be 9.99.
       * @example 9.99
       */
      amount: number;
      /** @description Required at the first purchase if the configuration has a `minimumAge`. */
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
       * @description State as the payment provider names it.
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
      /** @description True if this browser is signed in after the call. */
      signedIn: boolean;
      /** @description True if this payment was a duplicate, which is refunded automatically. */
      secondPaymentRefunded?: boolean;
    };
    Receipt: {
      /**
       * Format: uuid
       * @description Id of the receipt in its URL.
       */
      id: string;
      /**
       * @description `R-` and at least six digits.
       * @example R-000042
       */
      number: string;
      /**
       * Format: uuid
       * @description Null if the owner has been deleted.
       */
      assessmentId: string | null;
      /** Format: date-time */
      paidAt: string;
      item: string;
      /** @description Amount in pence. */
      amount: number;
      /**
       * @description Lower case, ISO 4217.
       * @example gbp
       */
      currency: string;
      /** @description Refunded amount so far, in pence. */
      refundedAmount: number;
      /**
       * Format: date-time
       * @description Time when the whole amount was refunded, which ended access to the report; null before that.
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
      /** @description Number of words of the text file. */
      wordCount: number;
      /** @description Reading time in minutes. */
      readingTime: number;
    };
    Taken: {
      /** @enum {string} */
      id:
        | 'likes'
        | 'dislikes'
        | 'stage'
        | 'level'
        | 'place'
        | 'subjects'
        | 'schoolSubjects'
        | 'field'
        | 'training'
        | 'dealBreakers'
        | 'fieldsLeftOut'
        | 'conditions'
        | 'payFloor'
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
      /** @description Percentile among jobs, an integer from 0 to 100. */
      value: number;
      /** @description True if the source has no figure, and that of related jobs is used. */
      isEstimate: boolean;
    };
    RouteStation: {
      title: string;
      /**
       * @description The language of a title that is not in English (BCP 47).
       * @example de
       */
      lang?: string;
      /** @description Length in months; null if it is unknown. */
      months: number | null;
      /** @description True if trainees earn a wage. */
      paid: boolean;
    };
    TextRun: {
      text: string;
      /** @enum {string} */
      mark?: 'bold' | 'italic';
      /** @description URL of an external page; the text is its printed form. */
      href?: string;
      /**
       * @description The language of a text that is not in English (BCP 47).
       * @example de
       */
      lang?: string;
    };
    CareerRoute: {
      name: string;
      stations: components['schemas']['RouteStation'][];
      /** @description True if it is longer than the training that the reader accepts. */
      isLong: boolean;
      /** @description The route as a sentence. */
      text: string;
      /** @description The sentence with its languages; absent if all of it is in English. */
      runs?: components['schemas']['TextRun'][];
    };
    RelatedCareer: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Last part of the URL of the career's page. */
      slug: string;
      /** @enum {string} */
      fit: 'Strong' | 'Good' | 'Possible';
      /** @description Its place: "4th of 247". Empty if the careers are in no order. */
      place: string;
      text: string;
      /** @description True if its training is longer than the reader accepts. */
      isLong: boolean;
    };
    ReportNamedJob: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Last part of the URL of the career's page. */
      slug: string;
      /**
       * @description Null if a deal-breaker excludes the job or it is a later post.
       * @enum {string|null}
       */
      fit: 'Strong' | 'Good' | 'Possible' | null;
      stability: number | null;
      amongTen: boolean;
      /** @description Its place among all careers: "46th of 247". Empty if it has none. */
      place: string;
      /** @description Rank by fit among all careers; null if it is among the ten or has no rank. */
      rank: number | null;
      /** @description How it compares, and why it is not among the ten. */
      text: string;
      speaksFor: string[];
      speaksAgainst: string[];
      /** @description What stands in the way: registration, a degree, a check, a subject or a limit of the reader. Empty if nothing is known, and for their own job. */
      gates: string[];
      /** @description What of the reader’s counts for it. Empty for their own job. */
      haves: string[];
      /** @description What is missing: the length of training, and the steps of the first way in. */
      missing: string[];
      demand: components['schemas']['CareerDemand'][];
      pay:
        | components['schemas']['PublishedPay']
        | components['schemas']['ScalePay']
        | components['schemas']['EstimatedPay']
        | components['schemas']['MissingPay'];
      routes: components['schemas']['CareerRoute'][];
      /** @description Heading of `related`. */
      relatedTitle: string;
      /** @description At most three careers. */
      related: components['schemas']['RelatedCareer'][];
    };
    ReportMatching: {
      /** @description True if the answers to the 36 statements differ by more than chance explains. */
      direction: boolean;
      /** @description False if the order of the careers has no meaning. */
      ranked: boolean;
      /** @description True if at least one question of the optional step was answered. */
      hasCircumstances: boolean;
      takenIntoAccount: components['schemas']['Taken'][];
      longer: components['schemas']['ReportLongerCareer'][];
      /** @description Number of occupations that the deal-breakers exclude. */
      excludedCount: number;
      /** @description Number of all occupations. */
      occupationCount: number;
      excluded: components['schemas']['ReportExclusion'][];
      inMind: components['schemas']['ReportNamedJob'][];
      /** @description How many of the ten meet what the reader asks of every job, and what costs most. Empty if they ask nothing. */
      conditions: string;
      /** @description A sentence on the job that the reader does now and its near twins. Empty if there is none, and for others. */
      ownJobs: string;
    };
    ReportTrait: {
      /** @description A trait that is typical of the personality type. */
      text: string;
      /** @description True if the score of the category that the trait belongs to agrees with it. */
      agrees: boolean;
    };
    ReportPersonality: {
      /** @enum {string} */
      type: 'extravert' | 'introvert';
      /** @description An integer from 0 (introvert) to 100 (extravert). */
      energy: number;
      /** @description True if the score is within 10 points of the middle, so that the traits are only tendencies. */
      closeToMiddle: boolean;
      traits: components['schemas']['ReportTrait'][];
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
      /** @description An integer from 0 to 100. */
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
      /** @description Null if the statistics office publishes only a lower limit. */
      median: number | null;
      /** @description Lower quartile; null if it is not published. */
      low: number | null;
      /** @description Upper quartile; null if it is not published. */
      high: number | null;
      year: number;
      source: string;
      /** @description Title of the statistical group, if it includes other occupations too. */
      group?: string | null;
      /** @description Estimate from pay by age; absent if none is published. */
      byAge?: components['schemas']['PayByAge'];
      /** @description The figure as sentences, with source, year and the workers it covers. */
      text: string;
    };
    ScalePay: {
      /** @enum {string} */
      kind: 'scale';
      country: string;
      currency: string;
      /** @description Always null, because a pay scale has no median. */
      median: number | null;
      /** @description Minimum of the lowest grade. */
      low: number;
      /** @description Maximum of the highest grade; null if it is not known. */
      high: number | null;
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
    MissingPay: {
      /** @enum {string} */
      kind: 'none';
      country: string;
      text: string;
      /** @description The text with its link; absent if it has none. */
      runs?: components['schemas']['TextRun'][];
    };
    ReportCareerDetail: {
      /** @enum {string} */
      id:
        | 'leads'
        | 'from'
        | 'tasks'
        | 'start'
        | 'ways'
        | 'time'
        | 'registration'
        | 'jobs'
        | 'cost'
        | 'checks'
        | 'try'
        | 'plan'
        | 'note'
        | 'hours'
        | 'models';
      label: string;
      text: string;
      /** @description The text with its links and languages; absent if it has none. */
      runs?: components['schemas']['TextRun'][];
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
      kind: 'page' | 'profile' | 'apprenticeships' | 'jobs';
      href: string;
      publisher: string;
    };
    Neighbour: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description How the work differs. */
      differs: string;
      /** @description How the median pay differs: "£3,900 less". Empty if it does not clearly. */
      pay: string;
      /** @description Whether it fits the reader too, so that it may replace the career. */
      fits: boolean;
    };
    FromHere: {
      /** @description Names the reader's present job; empty without one. */
      title: string;
      /** @description What the reader already has for it, as phrases. */
      haves: string[];
      /** @description What is missing, as phrases. */
      missing: string[];
    };
    PayMarks: {
      /** @description The reader's yearly pay before tax; null if it is unknown or cannot be compared. */
      now: number | null;
      /** @description Yearly pay of a first day; null if nothing is known. */
      dayOne: number | null;
      /** @description What the marks say. */
      text: string;
    };
    ReportCareerNote: {
      /** @enum {string} */
      id:
        | 'lacking'
        | 'liked'
        | 'liked-in-part'
        | 'disliked'
        | 'disliked-in-part'
        | 'at-times'
        | 'long'
        | 'paid'
        | 'level'
        | 'subject'
        | 'entry';
      text: string;
    };
    CareerQuote: {
      statement: string;
      /** @description The answer as part of a sentence, such as "strongly agreed". */
      answer: string;
    };
    ReportCareer: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Last part of the URL of the career's page. */
      slug: string;
      /** @description What the work is. */
      what: string;
      /** @description Preparation in the United States; empty for other countries, whose ways in are in `details`. */
      preparation: string;
      pay:
        | components['schemas']['PublishedPay']
        | components['schemas']['ScalePay']
        | components['schemas']['EstimatedPay']
        | components['schemas']['MissingPay'];
      outlook: string;
      /** @description Tasks, ways in and hours in the reader's country. */
      details: components['schemas']['ReportCareerDetail'][];
      /** @description All twelve categories in the fixed order. */
      demand: components['schemas']['CareerDemand'][];
      /** @description At most two routes; empty if none is known. */
      routes: components['schemas']['CareerRoute'][];
      /** @description At most six facts. */
      setting: components['schemas']['CareerSetting'][];
      /** @description At most three items. */
      links: components['schemas']['CareerLink'][];
      /** @enum {string} */
      fit: 'Strong' | 'Good' | 'Possible';
      /** @description Share of simulated retakes with this career among the best ten, from 0 to 1. */
      stability: number;
      /** @description Senior posts to which this career may lead. */
      seniorPosts: components['schemas']['ReportOccupation'][];
      /** @description A day as three moments, in their usual order. */
      moments: string[];
      /** @description The careers next to it; those that fit too come first. */
      neighbours: components['schemas']['Neighbour'][];
      fromHere: components['schemas']['FromHere'];
      payMarks: components['schemas']['PayMarks'];
      /** @description True if it needs longer training than the reader accepts. */
      exceedsTraining: boolean;
      /** @description What it lacks of what the reader asks of every job: "May lack work from home". Empty if nothing. */
      lacks: string;
      notes: components['schemas']['ReportCareerNote'][];
      why: components['schemas']['TextRun'][];
      /** @description Summary of `why` in one sentence, for a list. */
      reason: string;
      whyNot: components['schemas']['TextRun'][];
      /** @description Summary of `whyNot` in one sentence, for a list. */
      doubt: string;
      /** @description The reader's training: "About 3 years for you". Empty outside the United Kingdom. */
      training: string;
      /** @description The answer on which the reason is based; null if it is based on an interest. */
      quote: components['schemas']['CareerQuote'] | null;
    };
    SubjectRow: {
      subject: string;
      /** @description What courses for each of the ten careers say of it, in their order. */
      marks: ('required' | 'helps' | 'none')[];
      /** @description Number of other careers whose courses ask for it, with no other subject missing. */
      others: number;
    };
    AddedSubject: {
      subject: string;
      /** @description Number of careers that it alone would open. */
      count: number;
    };
    ReportSubjects: {
      /** @description Whose courses it is about, and how sure it is. */
      note: string;
      /** @description A sentence on the career that counts most of them; empty where we do not know. */
      best: string;
      /** @description One for each subject; empty where we do not know. */
      rows: components['schemas']['SubjectRow'][];
      /** @description A sentence on each of the ten whose courses ask for another subject. */
      closed: string[];
      addingLead: string;
      /** @description Subjects that would open most careers. */
      adding: components['schemas']['AddedSubject'][];
    };
    StayingLine: {
      label: string;
      text: string;
    };
    ReportStaying: {
      title: string;
      /** @description A sentence on what follows for pay and for what the reader wants to change. Empty if too little is known. */
      sentence: string;
      lines: components['schemas']['StayingLine'][];
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
      /** @description The kind and the career or skill, such as "way:29-1141.00". */
      id: string;
      /** @enum {string} */
      kind:
        | 'try'
        | 'names'
        | 'search'
        | 'narrow'
        | 'ask'
        | 'named'
        | 'way'
        | 'register'
        | 'medicine'
        | 'money'
        | 'experience'
        | 'visit'
        | 'placement'
        | 'scheme'
        | 'comeback'
        | 'apply'
        | 'after'
        | 'practise';
      /** @description O*NET-SOC codes of the careers that the step concerns. */
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
       * @description Id of the section, for deep links.
       * @enum {string}
       */
      id: 'profile' | 'strengths' | 'careers' | 'workplace' | 'roadmap' | 'people' | 'next-steps' | 'method';
      /** @description Title to show; that of the list of careers contains their number. */
      title: string;
      /** @description Without the twelve categories and the careers, which are separate fields of the document. */
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
      headline: components['schemas']['Headline'];
      matching: components['schemas']['ReportMatching'];
      personality: components['schemas']['ReportPersonality'];
      /** @description In the fixed order of categories. */
      categories: components['schemas']['ReportCategory'][];
      /** @description Ten careers, best first, those that lack what the reader asks last. */
      careers: components['schemas']['ReportCareer'][];
      /** @description Null unless the reader is a pupil or student who named some. */
      subjects: components['schemas']['ReportSubjects'] | null;
      /** @description Null unless the reader named a job that they do now, and for others. */
      staying: components['schemas']['ReportStaying'] | null;
      sections: components['schemas']['ReportSection'][];
    };
    ReportBasis: {
      answers: string;
      interests: string;
      /** @description Digest of the other answers of the optional step. */
      circumstances: string;
    };
    ReportRevision: {
      /** @description Number of the version; 1 is the report as bought. */
      number: number;
      methodVersion: number;
      /** Format: date-time */
      generatedAt: string;
      /** @description Sentence on why it was made; empty for the first version. */
      reason: string;
      /** @description How its list of careers differs from the version before; empty for the first version. */
      change: string;
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
      /** @description Number of words of the text file. */
      wordCount: number;
      /** @description Reading time in minutes. */
      readingTime: number;
      /** @description First and last name, as the person typed them. */
      name: string;
      firstName: string;
      /** @enum {string} */
      personalityType: 'extravert' | 'introvert';
      personalityAnalysis: string;
      careerRecommendations: string;
      nextSteps: string;
      /** @description The writer: 'AI Assistant', or the built-in writer's name. */
      generator: string;
      country: string;
      document: components['schemas']['ReportDocument'];
      /** @description True if the texts may quote what the owner has done. Only the owner sees them, unless they choose otherwise. */
      quotesExperience: boolean;
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
      /** @description Percentage of the report that is written. */
      percent: number;
      /**
       * @description The section in progress; null between sections.
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
    FinerTiles: {
      tiles: (
        | 'teeth'
        | 'metal'
        | 'deliver'
        | 'enquiries'
        | 'high'
        | 'costs'
        | 'clean'
        | 'medicines'
        | 'ceremony'
        | 'staff'
        | 'inspect'
        | 'improve'
        | 'spaces'
        | 'families'
        | 'sport'
        | 'outdoors'
        | 'recover'
        | 'guests'
        | 'film'
        | 'probe'
        | 'learning'
        | 'examine'
        | 'apps'
        | 'cook'
        | 'invest'
        | 'operate'
        | 'process'
        | 'callout'
        | 'events'
        | 'collect'
        | 'property'
      )[];
    };
    PreviewCoverage: {
      /** @description A sentence with the counts. */
      line: string;
      /** @description A sentence on what is bought, if few careers have them. */
      note: string | null;
    };
    PreviewCareer: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Last part of the URL of the career's page. */
      slug: string;
      /** @description Preparation in the United States; empty for other countries, whose ways in are in `details`. */
      preparation: string;
      pay:
        | components['schemas']['PublishedPay']
        | components['schemas']['ScalePay']
        | components['schemas']['EstimatedPay']
        | components['schemas']['MissingPay'];
      /** @description All twelve categories in the fixed order. */
      demand: components['schemas']['CareerDemand'][];
      /** @description At most two routes; empty if none is known. */
      routes: components['schemas']['CareerRoute'][];
      /** @description At most six facts. */
      setting: components['schemas']['CareerSetting'][];
      /** @enum {string} */
      fit: 'Strong' | 'Good' | 'Possible';
      why: components['schemas']['TextRun'][];
      whyNot: components['schemas']['TextRun'][];
      /** @description The answer on which the reason is based; null if it is based on an interest. */
      quote: components['schemas']['CareerQuote'] | null;
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
      /** @description The work in one sentence. */
      what: string;
    };
    PreviewShown: {
      /** @description Position in the report from 1; null if the careers are not ranked. */
      rank: number | null;
      career: components['schemas']['PreviewCareer'];
    };
    LockedCard: {
      /** @description Position in the report from 1; null if the careers are not ranked. */
      rank: number | null;
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
      /** @description Level of education; null if it is unknown for the country. */
      level: string | null;
      /** @description One of five pay bands, in words. */
      pay: string;
    };
    PreviewJob: {
      title: string;
      /** @description Last part of the URL of the career's page. */
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
      /** @description True if the report contains it. */
      isAmong: boolean;
      /** @description Rank among the careers of the report, otherwise by fit among all careers; null if it has none. */
      rank: number | null;
      /** @description Number of all careers. */
      careerCount: number;
      /** @description True if the job includes something that the reader ruled out. */
      isLeftOut: boolean;
      /** @description True if the job is a later post for a reader at this career stage. */
      isTooSenior: boolean;
      /** @description True if the reader does this job, or one much like it. */
      isOwnJob: boolean;
    };
    PreviewCareers: {
      country: string;
      /** @description Number of careers in the report. */
      count: number;
      coverage: components['schemas']['PreviewCoverage'];
      shown: components['schemas']['PreviewShown'] | null;
      locked: components['schemas']['LockedCard'][];
      inMind: components['schemas']['PreviewJob'][];
      /** @description Number of jobs in mind whose verdict only the report shows. */
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
    Switch: {
      /** @enum {string} */
      id:
        | 'payFloor'
        | 'partTime'
        | 'fromHome'
        | 'paidTraining'
        | 'lessTraining'
        | 'moreTraining'
        | 'noShifts'
        | 'near'
        | 'tile';
      /**
       * @description The kind of work.
       * @enum {string|null}
       */
      tile:
        | 'care'
        | 'listen'
        | 'teach'
        | 'children'
        | 'animals'
        | 'plants'
        | 'build'
        | 'repair'
        | 'craft'
        | 'drive'
        | 'engineer'
        | 'research'
        | 'figures'
        | 'software'
        | 'money'
        | 'design'
        | 'write'
        | 'perform'
        | 'sales'
        | 'win'
        | 'lead'
        | 'law'
        | 'safety'
        | 'host'
        | 'records'
        | 'body'
        | 'teeth'
        | 'metal'
        | 'deliver'
        | 'enquiries'
        | 'high'
        | 'costs'
        | 'clean'
        | 'medicines'
        | 'ceremony'
        | 'staff'
        | 'inspect'
        | 'improve'
        | 'spaces'
        | 'families'
        | 'sport'
        | 'outdoors'
        | 'recover'
        | 'guests'
        | 'film'
        | 'probe'
        | 'learning'
        | 'examine'
        | 'apps'
        | 'cook'
        | 'invest'
        | 'operate'
        | 'process'
        | 'callout'
        | 'events'
        | 'collect'
        | 'property'
        | null;
      /**
       * @description The longest training.
       * @enum {string|null}
       */
      training: 'none' | '1y' | '3y' | 'degree' | 'longer' | null;
      /** @description The least pay, in whole units of the currency of the country. */
      yearly: number | null;
      isOn: boolean;
      /** @description False if we lack the data or the answers on which it rests. */
      isKnown: boolean;
      /** @description How many of the ten would go; if none, how many would change their place. */
      moves: number;
      /** @description True if it would change nothing. */
      isIdle: boolean;
      /** @description What to try next if the reader presses it. */
      circumstances: components['schemas']['Circumstances'];
    };
    CareerPay: {
      /** @enum {string} */
      kind: 'published' | 'scale' | 'estimate' | 'none';
      country: string;
      /** @description Null if there is no figure. */
      currency: string | null;
      /** @description Null if there is no figure, or an estimate has only a range. */
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
      /** @description The level in words of the reader's country: "After A levels or a T level". Empty if `training` is counted from what the reader has. */
      label: string;
      /** @description How long training takes: "About 3 years for you". Empty if it is unknown for the country. */
      training: string;
      /** @description Shortest and longest usual training in months; null if it is unknown for the country. */
      months: [number, number] | null;
      /** @description Shortest and longest usual time in other jobs before this one, in years; null if people start in it. */
      years: [number, number] | null;
    };
    CareerGrowth: {
      country: string;
      percent: number;
      from: number;
      to: number;
      /** @description Title of the statistical group, if it includes other occupations too. */
      group?: string;
    };
    CareerRow: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Last part of the URL of the career's page. */
      slug: string;
      /** @description The work in one sentence; empty if it is unknown. */
      what: string;
      /**
       * @description Null if the career is excluded or a later post.
       * @enum {string|null}
       */
      fit: 'Strong' | 'Good' | 'Possible' | null;
      /** @description Share of 200 simulated retakes with this career among the best ten, from 0 to 1; null if `fit` is null. */
      stability: number | null;
      /** @description The `stability` for people without a direction; null if `fit` is null. */
      chance: number | null;
      /** @description True if it needs longer training than the reader accepts. */
      exceedsTraining: boolean;
      /** @description What it lacks of what the reader asks of every job: "May lack work from home". Empty if nothing. */
      lacks: string;
      /** @description Reason for the career in one sentence. */
      reason: string;
      doubt: string;
      /** @description Comparison with the careers of the report, in sentences; empty for those careers. */
      verdict: string;
      pay: components['schemas']['CareerPay'];
      /** @description Null if it is unknown for the reader's country. */
      wayIn: components['schemas']['CareerWayIn'] | null;
      growth: components['schemas']['CareerGrowth'] | null;
      /** @description Demands of the work as percentiles among the rated occupations, from 0 to 100; unknown ones are absent. */
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
      /** @description The deal-breakers that exclude it. */
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
      /** @description True if its field of work is excluded. */
      isFieldLeftOut: boolean;
      /** @description What the changed answers ask of every job and it does not offer. */
      conditions: ('partTime' | 'fromHome' | 'paidTraining')[];
      /** @description True if it pays less than the changed answers ask, and not less than the stored ones do. */
      isPaidLess: boolean;
    };
    WhatIf: {
      /** @description The changes that can be tried next. */
      switches: components['schemas']['Switch'][];
      /** @description False if the careers are not ranked. */
      ranked: boolean;
      /** @description At most ten careers, in order. */
      careers: components['schemas']['CareerRow'][];
      /** @description Careers of the newest version that would leave the list, with what is new against them. */
      left: components['schemas']['LeftCareer'][];
    };
    Retake: {
      /**
       * Format: uuid
       * @description Id of the assessment with the new answers.
       */
      assessmentId: string;
    };
    LocalName: {
      name: string;
      /**
       * @description Its language (BCP 47).
       * @example de
       */
      language: string;
    };
    LongListCareer: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Last part of the URL of the career's page. */
      slug: string;
      /** @description The work in one sentence; empty if it is unknown. */
      what: string;
      pay: components['schemas']['CareerPay'];
      /** @description Null if it is unknown for the reader's country. */
      wayIn: components['schemas']['CareerWayIn'] | null;
      /** @description Titles in the report's country, if they differ from ours. */
      localNames: components['schemas']['LocalName'][];
    };
    LongList: {
      /** @description The careers to sort, best first. */
      careers: components['schemas']['LongListCareer'][];
      /** @description What the owner said about them. */
      sorted: components['schemas']['SortedCareer'][];
    };
    Sorting: {
      /** @description Careers of the long list, each once; the others count as left blank. */
      sorted: components['schemas']['SortedCareer'][];
    };
    CareerChoice: {
      /** @description O*NET-SOC code. */
      code: string;
      /**
       * @description Null if the career is neither kept nor removed.
       * @enum {string|null}
       */
      choice: 'keep' | 'remove' | null;
      /** @description True if the owner added it to the careers of the report. */
      added: boolean;
      /** @description Plain text; empty if there is none. */
      note: string;
      /**
       * Format: date-time
       * @description Time when it was kept or removed; null if it is neither.
       */
      chosenAt: string | null;
    };
    ReportCareers: {
      methodVersion: number;
      /** @description Country of the pay figures. */
      country: string;
      /** @description False if the careers are not ranked. */
      ranked: boolean;
      /** @description The careers of the report in its order; at most ten. */
      careers: components['schemas']['CareerRow'][];
      /** @description The next of the best 25 careers, best first. */
      next: components['schemas']['CareerRow'][];
      /** @description Careers that were added, or chosen in another version of the report. */
      others: components['schemas']['CareerRow'][];
      /** @description In the order of their creation. */
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
      /** @description Name that the visitor gave; null if none. */
      name: string | null;
      text: string;
      /** Format: date-time */
      createdAt: string;
      /** @description True if the owner has not marked it as seen. */
      isNew: boolean;
    };
    ObserverAnswer: {
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
      /** @description From 1 (strongly disagree) to 5 (strongly agree). */
      answer: number;
    };
    ObserverReply: {
      /** Format: uuid */
      id: string;
      /**
       * @description Who the observer is to the owner.
       * @enum {string}
       */
      role: 'parent' | 'partner' | 'friend' | 'teacher' | 'colleague' | 'other';
      answers: components['schemas']['ObserverAnswer'][];
      /** Format: date-time */
      createdAt: string;
      /** @description True if the owner has not marked it as seen. */
      isNew: boolean;
    };
    ShareLink: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      purpose: 'read' | 'parent' | 'adviser' | 'observer';
      withName: boolean;
      /** @description True if the link shows the profile and all texts about the owner; false if it shows careers only. */
      withScores: boolean;
      /** @description True if the link and its preview picture show the shape of the scores, without numbers. */
      withShape: boolean;
      /** @description True if the texts about the owner, which need `withScores`, may quote what the owner has done. */
      withExperience: boolean;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      expiresAt: string;
      /** @enum {string} */
      state: 'open' | 'ended' | 'expired';
      /** @description Oldest first. */
      comments: components['schemas']['ShareComment'][];
      /** @description True if observers see the shape of the scores beside theirs at the end. */
      showsBoth: boolean;
      /** @description Oldest first. */
      replies: components['schemas']['ObserverReply'][];
    };
    ShareDefaults: {
      withName: boolean;
      withShape: boolean;
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
      /** @description True if the link shows the profile and all texts about the owner; false if it shows careers only. */
      withScores: boolean;
      /** @description True if the link and its preview picture show the shape of the scores, without numbers. */
      withShape: boolean;
      /** @description True if the texts about the owner, which need `withScores`, may quote what the owner has done. */
      withExperience: boolean;
      /** @enum {number} */
      days: 7 | 30 | 90 | 365;
    };
    ShareCreated: {
      link: components['schemas']['ShareLink'];
      /** @description Returned only in this reply; the server stores its hash. */
      token: string;
    };
    ShareCommentsChange: {
      ids: string[];
      /** @enum {string} */
      change: 'seen' | 'removed';
    };
    ShapeArea: {
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
      /** @description An integer from 0 to 100. */
      score: number;
      /** @enum {string} */
      band: 'very low' | 'low' | 'middle' | 'high' | 'very high';
    };
    CareerPage: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Last part of the URL of the career's page. */
      slug: string;
      /** @description What the work is. */
      what: string;
      /** @description Preparation in the United States; empty for other countries, whose ways in are in `details`. */
      preparation: string;
      pay:
        | components['schemas']['PublishedPay']
        | components['schemas']['ScalePay']
        | components['schemas']['EstimatedPay']
        | components['schemas']['MissingPay'];
      outlook: string;
      /** @description Tasks, ways in and hours in the reader's country. */
      details: components['schemas']['ReportCareerDetail'][];
      /** @description All twelve categories in the fixed order. */
      demand: components['schemas']['CareerDemand'][];
      /** @description At most two routes; empty if none is known. */
      routes: components['schemas']['CareerRoute'][];
      /** @description At most six facts. */
      setting: components['schemas']['CareerSetting'][];
      /** @description At most three items. */
      links: components['schemas']['CareerLink'][];
    };
    SharedReport: {
      /** @enum {string} */
      purpose: 'read' | 'parent' | 'adviser';
      /** @description First name of the report's owner; null if the link hides it. */
      person: string | null;
      /** @description Name of the writer of the text. */
      generator: string;
      /** Format: date-time */
      generatedAt: string;
      /** Format: date-time */
      expiresAt: string;
      /** @description Country of the pay figures. */
      country: string;
      /** @description What the scores show, in the first person and without a full stop; null without `shape`. */
      headline: string | null;
      /** @description The scores that are drawn; null if the link hides them. */
      shape: components['schemas']['ShapeArea'][] | null;
      /** @description Best first; empty if `document` contains them. */
      careers: components['schemas']['CareerPage'][];
      /** @description The complete report; null if the link hides the scores. */
      document: components['schemas']['ReportDocument'] | null;
    };
    NewShareComment: {
      /**
       * Format: uuid
       * @description A UUID generated by the browser for each comment; a repeated request is stored once.
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
      /** @description True if observers see the shape of the scores beside theirs at the end. */
      showsBoth: boolean;
      withName: boolean;
    };
    ObserverLinkChange: {
      /** @description True if observers see the shape of the scores beside theirs at the end. */
      showsBoth: boolean;
    };
    ObserverStatement: {
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
      /** @description The statement about the owner, by name or as "this person". */
      text: string;
    };
    ObserverQuestions: {
      /** @description First name of the report's owner; null if the link hides it. */
      person: string | null;
      /** Format: date-time */
      expiresAt: string;
      /** @description True if the link accepts no further replies. */
      isFull: boolean;
      /** @description One statement for each category. */
      statements: components['schemas']['ObserverStatement'][];
    };
    NewObserverReply: {
      /**
       * Format: uuid
       * @description A UUID generated by the browser; a repeated request replaces the reply.
       */
      key: string;
      /** @description True if another person answers in a browser from which a reply was sent; otherwise it is replaced. */
      isSomeoneElse?: boolean;
      /**
       * @description Who the observer is to the owner.
       * @enum {string}
       */
      role: 'parent' | 'partner' | 'friend' | 'teacher' | 'colleague' | 'other';
      /** @description Without the statements about which the observer cannot say. */
      answers: components['schemas']['ObserverAnswer'][];
    };
    CategoryValue: {
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
      value: number;
    };
    ObserverReplyAccepted: {
      /** @description The shape of the owner, to draw beside that of the observer; null unless the owner shows it. */
      own: components['schemas']['CategoryValue'][] | null;
    };
    JobQuestion: {
      code: string;
      title: string;
      /** @description The work in one sentence. */
      what: string;
      /** @enum {string|null} */
      answer: 'yes' | 'no' | 'unsure' | null;
    };
    JobQuestions: {
      /** @description In the order in which they are shown. */
      jobs: components['schemas']['JobQuestion'][];
    };
    JobAnswered: {
      code: string;
      /** @enum {string} */
      answer: 'yes' | 'no' | 'unsure';
    };
    AnsweredJob: {
      title: string;
      /** @description True if the report suggests the job; false for a decoy. */
      isSuggested: boolean;
      /** @enum {string} */
      answer: 'yes' | 'no' | 'unsure';
    };
    Feedback: {
      /** @description Answers given before the report was opened. */
      jobs: components['schemas']['AnsweredJob'][];
      /**
       * @description Null if the reader has not rated the report.
       * @enum {number|null}
       */
      rating: 1 | 2 | 3 | 4 | 5 | null;
      /** @description Empty if there is no comment. */
      comment: string;
      mayQuote: boolean;
      /** @description True if the reader wants emails that ask about their progress. */
      followUps: boolean;
      /** @description True for a reader at school, who is neither quoted nor emailed. */
      isPupil: boolean;
    };
    FeedbackChange: {
      /**
       * @description Null removes the rating.
       * @enum {number|null}
       */
      rating: 1 | 2 | 3 | 4 | 5 | null;
      /** @description Empty to remove the comment. */
      comment: string;
      /** @description True if the comment may be published without a name. */
      mayQuote: boolean;
      followUps: boolean;
    };
    FollowUpAnswered: {
      /**
       * Format: uuid
       * @description The key in the links of a follow-up email.
       */
      key: string;
      /** @enum {string} */
      answer: 'nothing' | 'read' | 'talked' | 'applied' | 'started' | 'other';
    };
    EvidenceReaders: {
      /** @description Number of people. */
      n: number;
      /** Format: date */
      date: string;
      /** @description Share of suggested careers that readers marked yes. */
      suggestedYes: number;
      /** @description Share of decoys that readers marked yes. */
      decoyYes: number;
    };
    EvidenceRating: {
      /** @description Number of people. */
      n: number;
      /** Format: date */
      date: string;
      mean: number;
    };
    EvidenceCount: {
      /** @description Number of people. */
      n: number;
      /** Format: date */
      date: string;
    };
    EvidenceQuote: {
      /** @description The comment as the reader wrote it. */
      text: string;
      /** @enum {number} */
      rating: 1 | 2 | 3 | 4 | 5;
    };
    Evidence: {
      readers: components['schemas']['EvidenceReaders'] | null;
      rating: components['schemas']['EvidenceRating'] | null;
      guided: components['schemas']['EvidenceCount'] | null;
      quotes: components['schemas']['EvidenceQuote'][];
      /** @description True if some of the people are invented for a demonstration. */
      seeded: boolean;
    };
    QuotableComment: {
      /**
       * Format: uuid
       * @description Id of the assessment.
       */
      id: string;
      text: string;
      /** @enum {number} */
      rating: 1 | 2 | 3 | 4 | 5;
      approved: boolean;
    };
    CommentApproval: {
      approved: boolean;
    };
    PlanStep: {
      /**
       * Format: uuid
       * @description A UUID; the browser generates that of a step added by the reader.
       */
      id: string;
      /** @description One line, plain text. */
      text: string;
      /** @description How to do the step; empty for a step added by the reader. */
      detail: string;
      /**
       * Format: date
       * @description ISO date without a time, such as "2026-11-30".
       */
      dueOn: string;
      /**
       * Format: date-time
       * @description Time when the step was completed; null if it is open.
       */
      doneAt: string | null;
      /** @description The reader's note, plain text. */
      note: string;
      /** @description The career of the step; null if it concerns all careers. */
      career: components['schemas']['ReportOccupation'] | null;
      /** @description True if the reader added the step. */
      own: boolean;
    };
    Plan: {
      /** Format: uuid */
      assessmentId: string;
      /** @description True if the reader gets email reminders of the next steps. */
      reminders: boolean;
      /** @description The careers on which the plan is based. */
      careers: components['schemas']['ReportOccupation'][];
      /** @description True if the reader marked these careers as kept. */
      kept: boolean;
      /** @description Sorted by due date. */
      steps: components['schemas']['PlanStep'][];
    };
    PlanStepChange: {
      /**
       * Format: uuid
       * @description An id that is not in the plan adds a step, which needs `text` and `dueOn`.
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
      /** @description In the fixed order of categories; scores are integers from 0 to 100. */
      categories: components['schemas']['ShapeArea'][];
      /** @description What the scores show, without a full stop. */
      headline: string;
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
       * @description Address of the owner's account, to which the report was sent.
       */
      email: string;
      /**
       * Format: date-time
       * @description Earliest time at which the email may be sent again.
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
        | 'vetnursing'
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
      /** @description Other degree subjects of people who enter the career. */
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
        | 'vetnursing'
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
      /** @description School subjects that the usual course requires. */
      required: (
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
      /** @description School subjects that help but are not required. */
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
      /** @description Last part of the URL of the career's page. */
      slug: string;
      /** @description Titles in the country, if they differ from ours. */
      localNames: components['schemas']['LocalName'][];
      /** @description The work in one sentence. */
      what: string;
      pay: components['schemas']['CareerPay'];
      /** @description The usual way in in the United Kingdom, whatever the reader's country. */
      wayIn: components['schemas']['CareerWayIn'] | null;
      growth: components['schemas']['CareerGrowth'] | null;
      /** @description Traits for the filters; those on training apply to the United Kingdom. */
      traits: ('noDegree' | 'apprenticeship' | 'outdoors' | 'people' | 'partTime' | 'growing')[];
      subjects: components['schemas']['CareerSubjects'];
    };
    CareerLibrary: {
      /** @description The country of the pay figures. */
      country: string;
      /** @description Sorted by title. */
      careers: components['schemas']['LibraryCareer'][];
      /** @description Publishers and editions of the figures. */
      sources: string[];
    };
    CareerTrend: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Last part of the URL of the career's page. */
      slug: string;
      /** @description Projected change in the number of jobs, in per cent. */
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
      /** @description Number of careers of the library in the field. */
      careers: number;
      /** @description Number of jobs in the first year, in thousands. */
      jobs: number;
      /** @description Projected change in the number of jobs, in per cent. */
      percent: number;
      /** @description Openings per year in thousands, including replacements. */
      openings: number;
      /** @description At most three items. */
      rising: components['schemas']['CareerTrend'][];
      /** @description At most three items. */
      falling: components['schemas']['CareerTrend'][];
    };
    CareerTrends: {
      /** @description The country of the projections; no other has comparable ones. */
      country: string;
      from: number;
      to: number;
      /** @description Highest growth first. */
      fields: components['schemas']['FieldTrend'][];
      sources: string[];
    };
    CareerStep: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Last part of the URL of the career's page. */
      slug: string;
      /**
       * @description `up`: a senior post; `move`: another field with the same skills; `study`: after another qualification.
       * @enum {string}
       */
      kind: 'up' | 'move' | 'study';
    };
    SimilarCareer: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Last part of the URL of the career's page. */
      slug: string;
      /** @description Differences between the careers, one sentence each. */
      differs: string[];
    };
    CareerGuide: {
      /** @description O*NET-SOC code. */
      code: string;
      title: string;
      /** @description Last part of the URL of the career's page. */
      slug: string;
      /** @description What the work is. */
      what: string;
      /** @description Preparation in the United States; empty for other countries, whose ways in are in `details`. */
      preparation: string;
      pay:
        | components['schemas']['PublishedPay']
        | components['schemas']['ScalePay']
        | components['schemas']['EstimatedPay']
        | components['schemas']['MissingPay'];
      outlook: string;
      /** @description Tasks, ways in and hours in the reader's country. */
      details: components['schemas']['ReportCareerDetail'][];
      /** @description All twelve categories in the fixed order. */
      demand: components['schemas']['CareerDemand'][];
      /** @description At most two routes; empty if none is known. */
      routes: components['schemas']['CareerRoute'][];
      /** @description At most six facts. */
      setting: components['schemas']['CareerSetting'][];
      /** @description At most three items. */
      links: components['schemas']['CareerLink'][];
      /** @description The country of the pay figures and ways in. */
      country: string;
      /** @description A typical day. */
      day: string;
      /** @description The people whom the work suits. */
      thrives: string;
      /** @description Ways into the career in the United Kingdom. */
      entry: string;
      skills: string[];
      knowledge: string[];
      /** @description Six typical tasks. */
      tasks: string[];
      /** @description Sentences on what the job demands more and less than most jobs. */
      asks: string[];
      /** @description Sentences on drawbacks for some people. */
      doubts: string[];
      /** @description The usual way in in the United Kingdom, whatever the reader's country. */
      wayIn: components['schemas']['CareerWayIn'] | null;
      growth: components['schemas']['CareerGrowth'] | null;
      /** @description Subjects that lead to the career in the United Kingdom. */
      subjects: components['schemas']['CareerSubjects'];
      /** @description Course that is required after a degree in any subject; empty if there is none. */
      course: string;
      comesFrom: components['schemas']['CareerStep'][];
      leadsTo: components['schemas']['CareerStep'][];
      /** @description Promotions within the occupation; empty if none are known. */
      progression: string;
      similarCareers: components['schemas']['SimilarCareer'][];
      /** @description Other job titles. */
      alsoCalled: string[];
      /** @description Notes on ways in. */
      notes: string[];
      /** @description Publishers, editions and licences. */
      sources: string[];
    };
    ContactMessage: {
      name: string;
      /** Format: email */
      email: string;
      /** @enum {string} */
      category: 'assessment' | 'technical' | 'billing' | 'refund' | 'feedback' | 'partnership' | 'other';
      subject: string;
      message: string;
    };
    ContactAccepted: {
      /** @enum {string} */
      status: 'accepted';
    };
    MessageAnswered: {
      answered: boolean;
    };
    Subscription: {
      /** Format: email */
      email: string;
      /**
       * @description A country (ISO 3166-1) for one email when its report has more; otherwise it is the newsletter.
       * @enum {string}
       */
      list?:
        | 'newsletter'
        | 'GB'
        | 'AU'
        | 'CA'
        | 'DK'
        | 'FR'
        | 'DE'
        | 'IN'
        | 'IE'
        | 'IT'
        | 'JP'
        | 'NL'
        | 'NZ'
        | 'NO'
        | 'SG'
        | 'ZA'
        | 'ES'
        | 'SE'
        | 'CH'
        | 'AE'
        | 'US';
    };
    NewsletterConfirmation: {
      /** @description The token of the mailed link, which follows its #. */
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
    MailingListCount: {
      /** @enum {string} */
      list:
        | 'newsletter'
        | 'GB'
        | 'AU'
        | 'CA'
        | 'DK'
        | 'FR'
        | 'DE'
        | 'IN'
        | 'IE'
        | 'IT'
        | 'JP'
        | 'NL'
        | 'NZ'
        | 'NO'
        | 'SG'
        | 'ZA'
        | 'ES'
        | 'SE'
        | 'CH'
        | 'AE'
        | 'US';
      /** @description Confirmed addresses. */
      count: number;
    };
    Queue: {
      /** @enum {string} */
      kind: 'bull' | 'in-process';
      /** @description Jobs that wait in Redis; null if Redis does not answer. */
      waiting: number | null;
    };
    Work: {
      /** @enum {string} */
      kind: 'email' | 'report' | 'plan-reminder' | 'follow-up';
      /** @description Due and never tried. */
      waiting: number;
      running: number;
      /** @description Tried without success, and to be tried again soon. */
      retrying: number;
      /** @description Failed often. Also tried again, at long intervals. */
      failed: number;
      /** @description Seconds since the oldest of it that has not failed often was first due; 0 if there is none. */
      oldestSeconds: number;
    };
    ModelRate: {
      right: number;
      of: number;
      /** @description Lower limit of the 95% interval, from 0 to 1. */
      low: number;
      /** @description Upper limit of the 95% interval, from 0 to 1. */
      high: number;
      /** @description The lower limit from which a model may edit reports. */
      needed: number;
    };
    ModelEvaluation: {
      /**
       * Format: date-time
       * @description ISO 8601 time at which it was made.
       */
      madeAt: string;
      /** @description False rewrites that were refused. */
      refused: components['schemas']['ModelRate'];
      /** @description True rewrites that were kept. */
      kept: components['schemas']['ModelRate'];
    };
    ConfiguredModel: {
      /** @description Host and path of the server. */
      server: string;
      writer: string;
      judge: string;
      /**
       * @description Whether it edits reports, and why not.
       * @enum {string}
       */
      state: 'edits' | 'too_low' | 'not_evaluated' | 'unevaluated';
      /** @description Its evaluation; null if there is none yet. */
      evaluation: components['schemas']['ModelEvaluation'] | null;
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
      /** @description Amount in pence. */
      revenue: number;
      /** @description Reports in error, or requested more than five minutes ago and not finished. */
      stuckReports: number;
      /** @description Number of the stuck reports that have failed at least once; the others have not been attempted. */
      failingReports: number;
      /** @description The release that answers. */
      release: string;
      /** @description The process that answers, among the APIs. */
      instance: string;
      queue: components['schemas']['Queue'];
      /** @description Background work that is due, by kind. */
      work: components['schemas']['Work'][];
      /**
       * Format: date-time
       * @description Time of the provider's last webhook call; null if there has been none.
       */
      lastWebhookAt: string | null;
      /** @description Addresses in reports that have not been opened yet; `npm run links -w libs/report-composer` checks them. */
      unconfirmedLinks: string[];
      /** @description Number of pay figures that a person has not yet confirmed; `npm run open -w libs/career-data` lists them. */
      openPayRows: number;
      /** @description The language model that is configured; null if there is none. */
      model: components['schemas']['ConfiguredModel'] | null;
      /** @description The last 30 days, oldest first, without gaps. */
      days: components['schemas']['FunnelDay'][];
    };
    AdminUser: {
      /** Format: uuid */
      id: string;
      email: string;
      firstName: string;
      lastName: string;
      /**
       * @description The country's name, one of `GET /api/countries`.
       * @example United Kingdom
       */
      country: string;
      /** @enum {string} */
      role: 'user' | 'support' | 'admin';
      hasPassword: boolean;
      emailVerified: boolean;
      /** Format: date-time */
      createdAt: string;
      /** @description Number of assessments of this account. */
      assessments: number;
    };
    AdminUserPage: {
      items: components['schemas']['AdminUser'][];
      total: number;
      /** @description True if more rows match than can be paged through. */
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
       * @description Null for an assessment of a visitor without an account.
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
      /** @description True if more rows match than can be paged through. */
      more?: boolean;
      page: number;
      pageSize: number;
    };
    AdminPayment: {
      /** Format: uuid */
      id: string;
      /**
       * Format: uuid
       * @description Null if the owner has been deleted.
       */
      assessmentId: string | null;
      email: string | null;
      /** @description Null if the owner has been deleted. */
      firstName: string | null;
      lastName: string | null;
      intentId: string;
      /** @description Amount in pence. */
      amount: number;
      currency: string;
      cardLast4: string | null;
      /** Format: date-time */
      paidAt: string;
      /** @description Refunded amount so far, in pence. */
      refundedAmount: number;
      /**
       * Format: date-time
       * @description Time when the whole amount was refunded; null before that.
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
      /** @description True if more rows match than can be paged through. */
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
      /** @description Percentage of the report that is written. */
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
      /** @description True if more rows match than can be paged through. */
      more?: boolean;
      page: number;
      pageSize: number;
    };
    AdminMessage: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      /** @enum {string} */
      category: 'assessment' | 'technical' | 'billing' | 'refund' | 'feedback' | 'partnership' | 'other';
      subject: string;
      message: string;
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description Null for a message that is still open.
       */
      answeredAt: string | null;
    };
    AdminMessagePage: {
      items: components['schemas']['AdminMessage'][];
      total: number;
      /** @description True if more rows match than can be paged through. */
      more?: boolean;
      page: number;
      pageSize: number;
    };
    AdminAuditEntry: {
      /** Format: uuid */
      id: string;
      /** Format: date-time */
      at: string;
      /** @description Null if the administrator's account has been deleted. */
      adminEmail: string | null;
      /** @enum {string} */
      action:
        | 'report.rerun'
        | 'payment.refund'
        | 'sessions.end'
        | 'account.delete'
        | 'report.move'
        | 'email.correct'
        | 'answers.delete'
        | 'person.object'
        | 'person.export'
        | 'mail.resend'
        | 'factor.enrol'
        | 'factor.codes'
        | 'factor.remove'
        | 'person.read'
        | 'list.export';
      /**
       * Format: uuid
       * @description The id of the report, payment, account, assessment or export that the action concerned.
       */
      subject: string;
      /** @description Name of the exported list, or what was read of a customer; null for other actions. */
      detail: string | null;
      /** @description How the person proved who they are, for an action at their request; null for other actions. */
      reference: string | null;
      /**
       * Format: uuid
       * @description Account or assessment of the person whose data it was; null if there is none or it is deleted.
       */
      personId: string | null;
      /** @description Email of this person. */
      personEmail: string | null;
      /** @description Name of this person. */
      personName: string | null;
      /**
       * @description `started` remains when the process stopped before the action ended.
       * @enum {string}
       */
      outcome: 'started' | 'done' | 'failed';
    };
    AdminAuditEntryPage: {
      items: components['schemas']['AdminAuditEntry'][];
      total: number;
      /** @description True if more rows match than can be paged through. */
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
      /** @description Pence paid on that day, minus later refunds of these payments. */
      revenue: number;
    };
    Sales: {
      payments: number;
      refunded: number;
      disputed: number;
    };
    LeavingStep: {
      /** @description Number of statements answered, from 0. */
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
      /** @description Counts of the payments in the range. */
      sales: components['schemas']['Sales'];
      /** @description Incomplete assessments that were started in the range, without those changed within the last hour, for each number of answers. */
      leaving: components['schemas']['LeavingStep'][];
    };
    AdminMail: {
      kind: string;
      /**
       * Format: date-time
       * @description Time of sending; null while the email is in the outbox.
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
      /** @description Actions of administrators on this customer's data, including this request. */
      audit: components['schemas']['AdminAuditEntry'][];
    };
    PersonEmail: {
      /** @description How the person proved who they are, such as the number of a receipt or of a ticket. */
      reference: string;
      /** Format: email */
      email: string;
    };
    PersonRequest: {
      /** @description How the person proved who they are, such as the number of a receipt or of a ticket. */
      reference: string;
    };
    ResendMail: {
      /** @description How the person proved who they are, such as the number of a receipt or of a ticket. */
      reference: string;
      /** @enum {string} */
      mail: 'link' | 'receipt' | 'report';
    };
    ErrorBody: {
      statusCode: number;
      /**
       * @description A stable code for programs, such as `invalid_field`.
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
        | 'file_not_ready'
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
      /** @description "Unauthorized" in each 401 reply; absent in others. */
      error?: string;
      /** @description The message to show to users. */
      message: string;
      /** @description Name of the invalid field or question. */
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
export type JobTask = components['schemas']['JobTask'];
export type Tracked = components['schemas']['Tracked'];
export type QuestionResponse = components['schemas']['QuestionResponse'];
export type PayFloor = components['schemas']['PayFloor'];
export type KeptJob = components['schemas']['KeptJob'];
export type PastJob = components['schemas']['PastJob'];
export type PayNow = components['schemas']['PayNow'];
export type Experience = components['schemas']['Experience'];
export type SortedCareer = components['schemas']['SortedCareer'];
export type Circumstances = components['schemas']['Circumstances'];
export type AssessmentSubmission = components['schemas']['AssessmentSubmission'];
export type PreviewBadge = components['schemas']['PreviewBadge'];
export type PreviewPersonality = components['schemas']['PreviewPersonality'];
export type Headline = components['schemas']['Headline'];
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
export type CareerDemand = components['schemas']['CareerDemand'];
export type RouteStation = components['schemas']['RouteStation'];
export type TextRun = components['schemas']['TextRun'];
export type CareerRoute = components['schemas']['CareerRoute'];
export type RelatedCareer = components['schemas']['RelatedCareer'];
export type ReportNamedJob = components['schemas']['ReportNamedJob'];
export type ReportMatching = components['schemas']['ReportMatching'];
export type ReportTrait = components['schemas']['ReportTrait'];
export type ReportPersonality = components['schemas']['ReportPersonality'];
export type ReportCategory = components['schemas']['ReportCategory'];
export type PayByAge = components['schemas']['PayByAge'];
export type PublishedPay = components['schemas']['PublishedPay'];
export type ScalePay = components['schemas']['ScalePay'];
export type EstimatedPay = components['schemas']['EstimatedPay'];
export type MissingPay = components['schemas']['MissingPay'];
export type ReportCareerDetail = components['schemas']['ReportCareerDetail'];
export type CareerSetting = components['schemas']['CareerSetting'];
export type CareerLink = components['schemas']['CareerLink'];
export type Neighbour = components['schemas']['Neighbour'];
export type FromHere = components['schemas']['FromHere'];
export type PayMarks = components['schemas']['PayMarks'];
export type ReportCareerNote = components['schemas']['ReportCareerNote'];
export type CareerQuote = components['schemas']['CareerQuote'];
export type ReportCareer = components['schemas']['ReportCareer'];
export type SubjectRow = components['schemas']['SubjectRow'];
export type AddedSubject = components['schemas']['AddedSubject'];
export type ReportSubjects = components['schemas']['ReportSubjects'];
export type StayingLine = components['schemas']['StayingLine'];
export type ReportStaying = components['schemas']['ReportStaying'];
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
export type FinerTiles = components['schemas']['FinerTiles'];
export type PreviewCoverage = components['schemas']['PreviewCoverage'];
export type PreviewCareer = components['schemas']['PreviewCareer'];
export type PreviewShown = components['schemas']['PreviewShown'];
export type LockedCard = components['schemas']['LockedCard'];
export type PreviewJob = components['schemas']['PreviewJob'];
export type PreviewCareers = components['schemas']['PreviewCareers'];
export type RevisionRequest = components['schemas']['RevisionRequest'];
export type RevisionRequested = components['schemas']['RevisionRequested'];
export type Switch = components['schemas']['Switch'];
export type CareerPay = components['schemas']['CareerPay'];
export type CareerWayIn = components['schemas']['CareerWayIn'];
export type CareerGrowth = components['schemas']['CareerGrowth'];
export type CareerRow = components['schemas']['CareerRow'];
export type LeftCareer = components['schemas']['LeftCareer'];
export type WhatIf = components['schemas']['WhatIf'];
export type Retake = components['schemas']['Retake'];
export type LocalName = components['schemas']['LocalName'];
export type LongListCareer = components['schemas']['LongListCareer'];
export type LongList = components['schemas']['LongList'];
export type Sorting = components['schemas']['Sorting'];
export type CareerChoice = components['schemas']['CareerChoice'];
export type ReportCareers = components['schemas']['ReportCareers'];
export type CareerChange = components['schemas']['CareerChange'];
export type ShareComment = components['schemas']['ShareComment'];
export type ObserverAnswer = components['schemas']['ObserverAnswer'];
export type ObserverReply = components['schemas']['ObserverReply'];
export type ShareLink = components['schemas']['ShareLink'];
export type ShareDefaults = components['schemas']['ShareDefaults'];
export type Shares = components['schemas']['Shares'];
export type ShareRequest = components['schemas']['ShareRequest'];
export type ShareCreated = components['schemas']['ShareCreated'];
export type ShareCommentsChange = components['schemas']['ShareCommentsChange'];
export type ShapeArea = components['schemas']['ShapeArea'];
export type CareerPage = components['schemas']['CareerPage'];
export type SharedReport = components['schemas']['SharedReport'];
export type NewShareComment = components['schemas']['NewShareComment'];
export type ShareCommentAccepted = components['schemas']['ShareCommentAccepted'];
export type ObserverRequest = components['schemas']['ObserverRequest'];
export type ObserverLinkChange = components['schemas']['ObserverLinkChange'];
export type ObserverStatement = components['schemas']['ObserverStatement'];
export type ObserverQuestions = components['schemas']['ObserverQuestions'];
export type NewObserverReply = components['schemas']['NewObserverReply'];
export type CategoryValue = components['schemas']['CategoryValue'];
export type ObserverReplyAccepted = components['schemas']['ObserverReplyAccepted'];
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
export type QuotableComment = components['schemas']['QuotableComment'];
export type CommentApproval = components['schemas']['CommentApproval'];
export type PlanStep = components['schemas']['PlanStep'];
export type Plan = components['schemas']['Plan'];
export type PlanStepChange = components['schemas']['PlanStepChange'];
export type PlanChange = components['schemas']['PlanChange'];
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
export type SimilarCareer = components['schemas']['SimilarCareer'];
export type CareerGuide = components['schemas']['CareerGuide'];
export type ContactMessage = components['schemas']['ContactMessage'];
export type ContactAccepted = components['schemas']['ContactAccepted'];
export type MessageAnswered = components['schemas']['MessageAnswered'];
export type Subscription = components['schemas']['Subscription'];
export type NewsletterConfirmation = components['schemas']['NewsletterConfirmation'];
export type NewsletterConfirmed = components['schemas']['NewsletterConfirmed'];
export type NewsletterLeft = components['schemas']['NewsletterLeft'];
export type MailingListCount = components['schemas']['MailingListCount'];
export type Queue = components['schemas']['Queue'];
export type Work = components['schemas']['Work'];
export type ModelRate = components['schemas']['ModelRate'];
export type ModelEvaluation = components['schemas']['ModelEvaluation'];
export type ConfiguredModel = components['schemas']['ConfiguredModel'];
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
export type AdminMessage = components['schemas']['AdminMessage'];
export type AdminMessagePage = components['schemas']['AdminMessagePage'];
export type AdminAuditEntry = components['schemas']['AdminAuditEntry'];
export type AdminAuditEntryPage = components['schemas']['AdminAuditEntryPage'];
export type SalesDay = components['schemas']['SalesDay'];
export type Sales = components['schemas']['Sales'];
export type LeavingStep = components['schemas']['LeavingStep'];
export type AdminStatistics = components['schemas']['AdminStatistics'];
export type AdminMail = components['schemas']['AdminMail'];
export type AdminPerson = components['schemas']['AdminPerson'];
export type PersonEmail = components['schemas']['PersonEmail'];
export type PersonRequest = components['schemas']['PersonRequest'];
export type ResendMail = components['schemas']['ResendMail'];
export type ErrorBody = components['schemas']['ErrorBody'];
