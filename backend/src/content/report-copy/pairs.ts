import type { Category } from '@bearings/contracts';

/** What two categories mean together: both high, or the first well above the second. */
export interface Pair {
  kind: 'both' | 'contrast';
  first: Category;
  second: Category;
  texts: readonly string[];
}

const both = (first: Category, second: Category, ...texts: string[]): Pair => ({
  kind: 'both',
  first,
  second,
  texts,
});
const contrast = (first: Category, second: Category, ...texts: string[]): Pair => ({
  kind: 'contrast',
  first,
  second,
  texts,
});

export const PAIRS: readonly Pair[] = [
  both(
    'leadership',
    'communication',
    'Readiness to decide and ease with people sit together in your answers. That is the usual ground of managing, teaching and selling, and it is worth asking which of the three you would do unpaid.',
    'You like both the decision and the conversation that leads to it. Roles in which you must win people over before anything moves should hold your interest.',
  ),
  both(
    'leadership',
    'planning',
    'You want to steer and you plan the route, so running something, be it a project, a ward or a site, is a natural thing to aim at.',
    'Authority and order go together for you. Where many people depend on one timetable, you would be well placed.',
  ),
  both(
    'leadership',
    'risk',
    'You decide readily and bear uncertainty, a mixture found in founders and in people who turn failing things round. It needs one careful companion.',
    'With the wish to lead and the nerve to gamble, you may be happiest where nobody has yet written the rules.',
  ),
  both(
    'leadership',
    'helping',
    'You want to lead and you care how people fare under it. Look for posts in which looking after a team is the work and not a distraction from it.',
    'Concern for others and a readiness to take charge point towards leading in care, education or the public service.',
  ),
  both(
    'motivation',
    'analytical',
    'Drive joined to curiosity is what long study asks for. You could stay the course where a subject takes years to open up.',
    'You want to understand and you do not stop halfway, so demanding technical or scientific training is within your reach.',
  ),
  both(
    'motivation',
    'planning',
    'Ambition with a calendar gets things done. You set the aim and then lay the steps towards it, and few goals of ordinary size will escape you.',
    'You work hard and in order. Beware only of filling every hour so neatly that nothing unexpected can find room.',
  ),
  both(
    'motivation',
    'creativity',
    'You have ideas and the stamina to carry them out. The second part is what most ideas lack.',
    'For you, making something and making it well belong together, which suits crafts, design and research alike.',
  ),
  both(
    'communication',
    'helping',
    'You enjoy people and you care about them. Work that happens face to face, in care, advice or teaching, draws on both at once.',
    'Warmth and ease of contact come together here. You could do well wherever a stranger has to feel understood within minutes.',
  ),
  both(
    'communication',
    'creativity',
    'You invent and you can tell others about it, so your ideas have a better chance than most of leaving the notebook.',
    'Expression seems to matter to you in two ways: having something new to say, and saying it to people.',
  ),
  both(
    'communication',
    'analytical',
    'You think closely and explain willingly. Somebody who can do both is in demand wherever experts and the public meet.',
    'Reasoning and talking are both pleasures to you; advice, teaching and consultancy live on that mixture.',
  ),
  both(
    'communication',
    'risk',
    'You approach strangers easily and do not fear a refusal, and a good deal of commercial work comes down to those two things.',
    'Sociable and bold at once, you are likely to learn most from work that sends you out to people with an uncertain result.',
  ),
  both(
    'helping',
    'resilience',
    'You feel for people and stay calm when they cannot. Care in serious moments asks for exactly that.',
    'Sympathy without steadiness wears out, and you appear to have both. Front-line work with people is open to you.',
  ),
  both(
    'helping',
    'practical',
    'Your way of caring is a hands-on one. You would rather do something for a person than discuss what ought to be done.',
    'Help that can be seen and felt, as in nursing, therapy or repair, brings together two things you enjoy.',
  ),
  both(
    'helping',
    'analytical',
    'You want to help and you want to know what works, and the health and social professions need people who insist on both.',
    'Care guided by evidence describes you well. Diagnosis, policy and research with a human purpose are worth a look.',
  ),
  both(
    'analytical',
    'spatial',
    'You reason well and see how things fit together: the two legs on which engineering and much of science stand.',
    'Causes and mechanisms both interest you. You are likely to be happiest with problems that have a shape as well as a logic.',
  ),
  both(
    'analytical',
    'planning',
    'You examine closely and keep things in order, so work in which a detail decides, such as law, audit, data or quality, should feel natural.',
    'Method is the common thread: in how you think and in how you arrange your days.',
  ),
  both(
    'analytical',
    'creativity',
    'You question and you invent. Research, design and strategy need both halves, and seldom find them in one person.',
    'An idea arrives, and then you test it. That order of working is worth building a career on.',
  ),
  both(
    'creativity',
    'spatial',
    'You imagine new things and can picture them exactly, which is where design begins, whether of rooms, objects or machines.',
    'Invention and a good eye come together in your answers; work with form, space or image is the obvious direction.',
  ),
  both(
    'creativity',
    'risk',
    'You have new ideas and little fear of trying them. Choose an environment that can afford some failures.',
    'Originality with nerve is a good pair in young organisations and an awkward one in old ones.',
  ),
  both(
    'planning',
    'practical',
    'You like to prepare and then to do it yourself, and skilled trades, production and logistics reward precisely that.',
    'Orderly and hands-on, you are someone who would leave a workshop tidier than it was and the job finished.',
  ),
  both(
    'practical',
    'spatial',
    'Hands and eye work together in you. Technical trades, engineering and making of all kinds lie close at hand.',
    'You picture how a thing should be and then want to build it yourself, which is a strong pointer towards technical work.',
  ),
  both(
    'practical',
    'risk',
    'You like real work and do not mind some danger or uncertainty in it. Outdoor, emergency and construction trades ask for people like that.',
    'Action appeals to you, and so does not knowing quite how the day will end.',
  ),
  both(
    'resilience',
    'burnout',
    'You stay calm under stress and recover after it. Jobs that others avoid for their pressure need not frighten you.',
    'Both your scores for pressure are high, so the strain of a job need not be the first thing you ask about.',
  ),
  both(
    'resilience',
    'risk',
    'A cool head and an appetite for uncertainty make a good pair where decisions must be taken quickly and cannot be undone.',
    'Steady and daring at the same time, you could work close to the edge of things without falling over it.',
  ),
  contrast(
    'leadership',
    'helping',
    'You lean more to deciding than to caring. Lead where results are the measure, and keep someone near you who hears how people feel.',
    'The wish to direct is stronger in you than the wish to look after. In a first management post, ask your team about themselves on purpose.',
  ),
  contrast(
    'leadership',
    'communication',
    'You like to decide more than you like company. Leading experts, systems or small teams would suit you better than leading from a stage.',
    'Authority attracts you and crowds do not, so look for posts in which one good decision counts for more than many meetings.',
  ),
  contrast(
    'leadership',
    'planning',
    'You would steer before you have drawn the map. Share the lead with someone who keeps the calendar.',
    'Deciding pleases you and arranging does not. Being honest about it when you choose a team will save you trouble.',
  ),
  contrast(
    'motivation',
    'burnout',
    'You want more from yourself than your reserves readily supply. This is the contrast in your profile most worth watching, and rest is part of the plan rather than a break from it.',
    'Ambition runs ahead of recovery here. Choose your hard seasons, and let the others be ordinary.',
  ),
  contrast(
    'motivation',
    'planning',
    'The will is there and the order is not. A plain weekly plan, kept by somebody else if need be, would release a lot of effort.',
    'You aim high and prepare late, and that combination makes everything harder than it has to be.',
  ),
  contrast(
    'communication',
    'analytical',
    'Conversation comes more readily to you than close analysis. Join people who check the figures, and be the one who brings the result to life.',
    'You would sooner talk to the person than study the file; choose work in which the person is the point.',
  ),
  contrast(
    'communication',
    'planning',
    'People first and paperwork later is how your answers read. Good intentions made in conversation need a note in the diary.',
    'You gather contacts more easily than you keep up with them. A five-line list of whom you promised what would help.',
  ),
  contrast(
    'helping',
    'burnout',
    'You give readily and refill slowly. In caring work that is a reason to choose the employer with as much care as the job.',
    'The wish to help exceeds what your energy covers. Limits, agreed early, will let you help for longer.',
  ),
  contrast(
    'helping',
    'resilience',
    'You feel for others strongly and are shaken when things go badly, so calmer kinds of care, such as guidance or teaching in small groups, may suit you better than emergencies.',
    'Sympathy costs you something. Seek helping work in which there is time to breathe between one person and the next.',
  ),
  contrast(
    'helping',
    'leadership',
    'You would rather support than command. The helping professions have long careers with little hierarchy in them.',
    'Care interests you far more than authority, so a senior practitioner is a better aim for you than a head of department.',
  ),
  contrast(
    'analytical',
    'communication',
    'You think better than you advertise. Choose places that read before they meet, and let your written work go ahead of you.',
    'Depth comes before company in your answers. Work with long quiet stretches and a few good colleagues would let you do your best.',
  ),
  contrast(
    'analytical',
    'helping',
    "Questions attract you more than people's troubles do. Research and technical fields ask for that, and you need not apologise for it.",
    'You would go further to explain a thing than to comfort somebody about it, which points to problems rather than cases.',
  ),
  contrast(
    'analytical',
    'practical',
    'You like to understand more than to build. Leave the workshop to others and take the question behind it.',
    'Thought appeals to you more than handling things; work made of data, text or theory is closer to you than work made of materials.',
  ),
  contrast(
    'analytical',
    'risk',
    'You want to know before you act. Fields in which a wrong answer is expensive will value your caution.',
    'Evidence first, action after: it is a good order for science, law and safety, and a slow one for trading floors.',
  ),
  contrast(
    'creativity',
    'planning',
    'Ideas outrun order in your answers. You need either a partner with a calendar or a trade with firm deadlines.',
    'You start more than you schedule, so finish one thing before the next begins; it will do more for you than another good idea.',
  ),
  contrast(
    'creativity',
    'risk',
    'You have original ideas and like to be safe with them. Employed creative work suits that better than going it alone.',
    'Inventive and careful is a fine mixture for improving things that must not break.',
  ),
  contrast(
    'creativity',
    'practical',
    'You like imagining more than building, so look for work in which the concept is the product, or where others make what you conceive.',
    'The idea pleases you more than the object. Writing, concept and strategy lie nearer to you than the workshop.',
  ),
  contrast(
    'planning',
    'creativity',
    'Order comes before invention for you. You make things reliable, and reliability is what creative people hire.',
    'You would rather perfect a process than replace it, and there is a wide field of work for that.',
  ),
  contrast(
    'planning',
    'risk',
    'You prepare in order not to be surprised. Choose fields that reward this, and do not let anybody call it timid.',
    'Preparation is how you deal with uncertainty. Work in which surprises are the norm would use you badly.',
  ),
  contrast(
    'planning',
    'communication',
    'You are happier with a well-kept plan than with a full room. Back-office work done properly is the backbone of most places.',
    'Order suits you more than company does, so coordination by document may suit you better than coordination by meeting.',
  ),
  contrast(
    'practical',
    'communication',
    'You would sooner do it than discuss it. Trades, technical work and laboratories leave you the time.',
    'Your hands speak for you more readily than your voice. Seek work that is judged by looking at it.',
  ),
  contrast(
    'practical',
    'analytical',
    'You learn by doing more than by theory, so choose courses with a bench in them.',
    'Experience teaches you what a book would not. Apprenticeships deserve a serious look before a degree does.',
  ),
  contrast(
    'resilience',
    'burnout',
    'In the moment you are calm, and afterwards you are tired. Short, intense work with proper breaks suits that better than a steady overload.',
    'You handle an emergency well and a long busy season less so. Ask about both when you are looking at a job.',
  ),
  contrast(
    'risk',
    'planning',
    'You act before the plan is made. That is quick, and now and then expensive.',
    'Boldness is stronger in you than preparation. Let somebody else draw up the list of what could go wrong, and read it.',
  ),
  contrast(
    'risk',
    'resilience',
    'You take chances and suffer when they fail. Smaller stakes, more often, would give you the pleasure without the bill.',
    'Daring comes to you more easily than composure does; decide in advance what you will do if the bet is lost.',
  ),
  contrast(
    'spatial',
    'communication',
    'Things speak to you more clearly than people do. Technical work gives that its due, and a few good colleagues are enough.',
    'You are more at ease with a diagram than with a gathering, which many technical teams will understand at once.',
  ),
  contrast(
    'spatial',
    'helping',
    'How it works interests you more than whom it helps. Put your skill where someone else thinks about the second question.',
    'Mechanisms attract you more than moods do, so your usefulness to people may well pass through things you build.',
  ),
];
