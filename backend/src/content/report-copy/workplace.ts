import type { Category } from '@bearings/contracts';

/** A person's lean in one category: below 40, from 40 to 59, 60 and up. */
export type Lean = 'low' | 'middle' | 'high';

interface WorkplaceCopy {
  /** The aspect of a workplace the category bears on, as a bold label. */
  aspect: string;
  leans: Record<Lean, readonly string[]>;
  /** To ask an employer, for people who lean one way. */
  ask: Record<'low' | 'high', readonly string[]>;
}

export const WORKPLACE: Record<Category, WorkplaceCopy> = {
  leadership: {
    aspect: 'Say in things',
    leans: {
      low: [
        'You do well where the aim is set and the way to it is left to you. A manager who decides clearly is worth more to you than one who consults on everything.',
        'Flat teams in which everybody must argue for a direction would tire you. Prefer places where roles are plain.',
      ],
      middle: [
        'A voice in decisions that touch your work, and peace from the rest of them, would be about right.',
        'Shared responsibility suits you: a pair or a small team in which the lead goes round.',
      ],
      high: [
        'You need room to decide. In a place with many layers you would spend your strength on asking permission.',
        'Choose small units or young teams, where a newcomer is given something to run within the first year.',
      ],
    },
    ask: {
      low: [
        'Who decides what I work on, and how often does it change?',
        'Is there a way to advance here without managing people?',
      ],
      high: [
        'What would be mine to decide after six months?',
        'Who was the last person promoted from this post, and how long had they held it?',
      ],
    },
  },
  motivation: {
    aspect: 'Targets',
    leans: {
      low: [
        'Look for places that pay for steady work and leave your evenings alone; league tables on the wall would put you off.',
        'Quiet competence is your offer. It is best appreciated in settled organisations with little rivalry inside them.',
      ],
      middle: [
        'Clear aims of a reachable size keep you going, more than bonuses or contests would.',
        'You want to know what is expected of you and to be told when it is met.',
      ],
      high: [
        'You need somewhere with a next step. Ask where people in this job are three years later.',
        'Places where good work and ordinary work are treated alike would discourage you sooner than hard ones.',
      ],
    },
    ask: {
      low: [
        'What does a good ordinary week look like in this team?',
        'How are targets set, and what happens when one is missed?',
      ],
      high: [
        'How will I know whether I am doing well?',
        'Which training would you pay for in the first two years?',
      ],
    },
  },
  communication: {
    aspect: 'Company',
    leans: {
      low: [
        'You work best behind a door, real or agreed. Long stretches without interruption are a condition of your good work and not a luxury.',
        'Two or three close colleagues are company enough. Look for written briefs, few meetings, and some days at home.',
      ],
      middle: [
        'A mixed week suits you: some days among people and some alone with the task.',
        'You are best off with a small team near by and a door that can be closed.',
      ],
      high: [
        'You need people within reach. Solitary work, however interesting, would wear you down before long.',
        'A busy room, visitors and plenty of talk are good conditions for you; a silent office is not.',
      ],
    },
    ask: {
      low: [
        'How many hours of a normal day are spent in meetings or calls?',
        'Where do people go when they need quiet?',
      ],
      high: [
        'Whom would I talk to in the course of a day?',
        'How much of the week is the team in one place?',
      ],
    },
  },
  helping: {
    aspect: 'Purpose',
    leans: {
      low: [
        'A clear product and clear results matter more to you than a mission statement.',
        'You can work well at some distance from the people served, as long as the task is a good one.',
      ],
      middle: [
        'You like to know that the work is decent and of use, without having to see the proof daily.',
        'A considerate tone among colleagues matters to you; the organisation itself need not be a charity.',
      ],
      high: [
        'You should be able to see whom your work helps. Where that is hidden, your effort will fade.',
        'Choose organisations whose purpose you could explain to a child without embarrassment.',
      ],
    },
    ask: {
      low: [
        'How is good work measured here?',
        'How much contact with the public does the post involve?',
      ],
      high: [
        'Can you tell me about one person who is better off because of this team?',
        'How does the team look after its own members after a hard day?',
      ],
    },
  },
  analytical: {
    aspect: 'Depth',
    leans: {
      low: [
        'Tasks with a visible beginning and end serve you better than open questions.',
        'You prefer to be shown how something is done and to get on with it. Good instruction matters in a workplace.',
      ],
      middle: [
        'Some problems to think about, among things to get done, will keep you interested.',
        'You can be exact when it is called for, and are glad of work that does not always call for it.',
      ],
      high: [
        'You need time to think before you answer. Cultures that prize the quick reply would get the worse half of you.',
        'Look for colleagues who enjoy being proved wrong. They are the sign of a place that thinks.',
      ],
    },
    ask: {
      low: ['How do new people learn the job?', 'How often does the procedure leave a case open?'],
      high: [
        'What is the hardest question the team is working on?',
        'When did evidence last change a decision here?',
      ],
    },
  },
  creativity: {
    aspect: 'Novelty',
    leans: {
      low: [
        'Established methods are a comfort to you. A place that reorganises itself every spring would not be.',
        'You work well within a proven system, and would sooner master it than replace it.',
      ],
      middle: [
        'A known core with some variety round the edge is a good recipe for you.',
        'You like new tasks from time to time and do not need a new method for each.',
      ],
      high: [
        'You need some part of the work that has not been done before. Even a tenth of the week would make a difference.',
        'Rules about results are fine for you. Rules about every step would make you look for the exit.',
      ],
    },
    ask: {
      low: [
        'Which parts of the work are settled, and which change?',
        'Is there a written procedure for the main tasks?',
      ],
      high: [
        'Whose idea was the last change you made, and how did it come about?',
        'How much freedom is there in how a result is reached?',
      ],
    },
  },
  planning: {
    aspect: 'Structure',
    leans: {
      low: [
        'Rigid hours and thick procedures would chafe. You do better where the day answers to events.',
        'Look for work with short cycles. Feedback within the day does for you what a plan does for others.',
      ],
      middle: [
        'A loose framework, with dates for what matters and freedom in between, is likely to fit.',
        'You manage with some untidiness and like to see the larger dates in advance.',
      ],
      high: [
        'You need to know what is coming. Constant rescheduling would cost you more than long hours would.',
        'Well-run places suit you: written agreements, meetings that begin on time, tools that are where they should be.',
      ],
    },
    ask: {
      low: ['How fixed is the working day?', 'How much of the job is recording and reporting?'],
      high: [
        'How far ahead is the work usually planned?',
        'How often do priorities change in the middle of a week?',
      ],
    },
  },
  practical: {
    aspect: 'Desk or hands',
    leans: {
      low: [
        'A desk, a screen and a good question are enough equipment for you.',
        'You can leave tools and sites to others, so choose a setting where words or numbers are the material.',
      ],
      middle: [
        'Work that mixes desk and floor, such as planning a thing and then seeing it done, would keep you balanced.',
        'You can be happy at a desk if you leave it every day.',
      ],
      high: [
        'You need to move and to make. A workplace with a bench, a kitchen, a ward or a site will hold you longer than one with desks alone.',
        'Days of nothing but screens would leave you restless, whatever the subject.',
      ],
    },
    ask: {
      low: ['How much of the work is done at a desk?', 'Is any of the work physical?'],
      high: [
        "How much of the day is spent on one's feet or with tools?",
        'May I see the place where the work is done?',
      ],
    },
  },
  resilience: {
    aspect: 'Alarms',
    leans: {
      low: [
        'Choose calm over glamour. A place where mistakes can be mended the next day will get much better work from you.',
        'A manager who gives bad news quietly and in private is, for you, a working condition.',
      ],
      middle: [
        'Some urgency is fine, provided it is not the normal state of things.',
        'You handle surprises if there is someone to turn to when they come.',
      ],
      high: [
        'You can work where things go wrong, and you may even prefer it to places where nothing happens.',
        'Live operations, front desks and emergencies are open to you in a way they are not to everybody.',
      ],
    },
    ask: {
      low: [
        'What happens here when somebody makes a mistake?',
        'Whom can I turn to when a case goes badly?',
      ],
      high: [
        'Tell me about the last real crisis and what people did.',
        'What makes a day difficult here?',
      ],
    },
  },
  risk: {
    aspect: 'Security',
    leans: {
      low: [
        'A permanent contract, a sound employer and a predictable income will free your mind for the work.',
        'You would do well in organisations that are built to last: public bodies, regulated trades, old firms.',
      ],
      middle: [
        'You can accept a fixed-term contract or a young firm if there is something to fall back on.',
        'Moderate change suits you: new projects inside a stable house.',
      ],
      high: [
        'Security matters less to you than openness. Young firms, contracts and new ventures are real options.',
        'Places where every experiment needs a form in triplicate would waste you.',
      ],
    },
    ask: {
      low: ['How long do people usually stay?', 'How is the post funded, and until when?'],
      high: [
        'What did the team try last year that failed?',
        'How large a decision can I take without asking?',
      ],
    },
  },
  spatial: {
    aspect: 'Equipment',
    leans: {
      low: [
        'Technology should be a means in your workplace, well supported and seldom discussed.',
        'You need not be where machines are made or drawings are read.',
      ],
      middle: [
        'You are comfortable with good tools and a little technical work.',
        'Modern equipment is welcome, so long as somebody else keeps it running.',
      ],
      high: [
        'Good equipment is part of your happiness at work. Look at the tools before you look at the furniture.',
        'Studios, laboratories, workshops and technical teams are your sort of surroundings.',
      ],
    },
    ask: {
      low: [
        'Which systems would I have to master, and who teaches them?',
        'How technical does the job become later?',
      ],
      high: [
        'Which tools does the team use, and who chose them?',
        'Is there time to learn new equipment properly?',
      ],
    },
  },
  burnout: {
    aspect: 'Workload',
    leans: {
      low: [
        'Hours decide a great deal for you. A good job at four days a week may serve you better than a splendid one at six.',
        'Avoid places that are proud of their long nights. Predictable hours are worth giving up some pay for.',
      ],
      middle: [
        'You can take busy seasons that end. Work without seasons, where it is always busy, is another thing.',
        'An honest full-time week, with leave that is really taken, fits you.',
      ],
      high: [
        'You can consider shifts, seasons and demanding training that others must rule out.',
        'A heavy workload need not rule a place out for you, so long as it is heavy for a reason.',
      ],
    },
    ask: {
      low: [
        'At what time did people go home last week?',
        'How is cover arranged when somebody is ill?',
      ],
      high: [
        'When is the busiest time, and how long does it last?',
        'How is extra work shared out?',
      ],
    },
  },
};
