import type { Description } from './description.js';

export const arts: Record<string, Description> = {
  // Art director
  '27-1011.00': {
    what: 'Art directors decide the look of an advert, magazine, film set or website, and guide the artists, photographers and designers who make it.',
    day: 'An idea is sketched, presented and argued for. Then come choosing pictures and type, visiting a shoot and asking for changes until the whole holds together.',
    thrives:
      'Strong taste, the words to explain it and the grace to let others do the drawing are what it takes.',
    entry:
      'Begin as a designer, illustrator or stylist, generally after an art or design course, and build a portfolio. In film and television, people climb through the art department from runner or assistant.',
  },
  // Fine artist or illustrator
  '27-1013.00': {
    what: 'Fine artists make paintings, sculptures or prints, and illustrators draw pictures for books, packaging, games and magazines. Most work for themselves.',
    day: 'Long stretches in the studio are broken by emails, invoices and visits to clients or galleries. Sketches go back and forth before a final version is approved.',
    thrives:
      'Independent makers who can face an empty page each morning, and chase a late payment in the afternoon, manage to live by it.',
    entry:
      'No qualification is demanded, though many study at art school, where skill and contacts grow. A portfolio, an online shop, small commissions and open exhibitions are how you become known.',
  },
  // Animator or visual effects artist
  '27-1014.00': {
    what: 'Animators and visual effects artists make still things move and create what no camera could film, for cinema, games, adverts and television.',
    day: 'A few seconds of action can fill a week of posing, lighting, checking and correcting. Supervisors review each shot, and notes come back by the dozen.',
    thrives:
      'Observers of movement, with patience and a liking for both drawing and software, are sought by studios.',
    entry:
      'A short showreel of your best work is the key. You can build it through a degree, a college course, an apprenticeship or free programs at home, and often start as a runner or junior artist.',
  },
  // Product designer
  '27-1021.00': {
    what: 'Product designers shape the things people use, from kettles to ambulances. They think about how an object works, how it feels in the hand and how it will be made.',
    day: 'They watch users, sketch, build models in card or plastic and test them. Engineers and factories then say what is possible, and the design is changed.',
    thrives:
      'Useful beauty is the goal, so inventive and down-to-earth people who accept limits cheerfully fit best.',
    entry:
      'Study product or industrial design at college or university, or look for a design apprenticeship. A portfolio that shows failed tries as well as the answer impresses employers.',
  },
  // Fashion designer
  '27-1022.00': {
    what: 'Fashion designers create clothes, shoes or accessories, from the first drawing to the sample that goes into production. Some work for large shops, others under their own name.',
    day: "Choosing fabric, drawing on a tablet, fitting a sample and checking costs are all in a day's work. Visits to mills, shows and stores feed the next collection.",
    thrives:
      'Bold ideas are only half of it, for the job also needs skilled hands, business sense and thick skin.',
    entry:
      'Fashion or textile degrees with work placements are the main way in. Others start as a cutter, machinist or design assistant, sometimes by apprenticeship, and learn how garments are really made.',
  },
  // Florist
  '27-1023.00': {
    what: 'Florists arrange flowers and plants for weddings, funerals, hotels and homes. They buy the stock, keep it fresh and help customers choose.',
    day: 'Trips to the market come early. Stems are cut and conditioned, orders are made up, and between customers there are vans to load and buckets to scrub.',
    thrives:
      'It pleases people with an eye for colour, quick hands and a gentle way with those who are celebrating or grieving.',
    entry:
      'Many learn as a trainee or Saturday helper in a shop. College diplomas and apprenticeships in floristry teach the craft in order, and experienced florists often open their own business.',
  },
  // Graphic designer
  '27-1024.00': {
    what: 'Graphic designers use type, pictures and colour to get a message across, on posters, packets, books and screens.',
    day: 'After reading the brief, they sketch several ideas, work one up on the computer and show it to the client. Corrections and preparing files for print or web follow.',
    thrives:
      "Visual thinkers who can serve someone else's purpose, and count every millimetre, do well.",
    entry:
      'Colleges and universities offer many courses, and there are junior content and design apprenticeships. Your portfolio decides, so redesign things you find ugly and show why yours works better.',
  },
  // Interior designer
  '27-1025.00': {
    what: 'Interior designers plan the inside of homes, shops, offices and hotels: layout, light, materials, furniture and colour. Good rooms must be safe and practical as well as pleasing.',
    day: "They measure spaces, draw plans, collect samples and explain them to clients. On site they check fitters' work and solve problems such as a socket in the wrong place.",
    thrives:
      "Those with spatial imagination and the nerve to handle someone else's money and taste should feel comfortable.",
    entry:
      'A degree or diploma in interior design, or in interior architecture, is usual. Junior jobs in a practice or showroom teach the trade, and the British Institute of Interior Design offers membership.',
  },
  // Visual merchandiser
  '27-1026.00': {
    what: 'Visual merchandisers make shops inviting. They design window displays, place goods where people will notice them and dress models, shelves and tables.',
    day: 'Before opening time they climb ladders, pin, light and tidy. Head office sends plans to follow, and sales figures show whether a new layout is working.',
    thrives:
      'Nimble, stylish people who notice crooked lines, like working with their hands and can improvise with little will enjoy it.',
    entry:
      'Start as a sales assistant who helps with displays, or study display, fashion retail or design at college. Photographs of windows you have made are the best application.',
  },
  // Actor
  '27-2011.00': {
    what: 'Actors bring characters to life on stage, screen, radio and in games. They study a script, find how a person would speak and move, and repeat it for audience or camera.',
    day: 'When there is a job, it means learning lines, rehearsing and long waits on set. Without one, auditions, classes and other paid work fill the time.',
    thrives:
      "Resilience is as needed as talent, since refusals far outnumber parts, and a love of other people's stories keeps actors going.",
    entry:
      'Drama school or a university course is the common training, and youth theatre is where many begin. An agent, a Spotlight profile and the union Equity help working actors.',
  },
  // Film or theatre producer-director
  '27-2012.00': {
    what: 'Producers find the idea, the money and the people for a film, programme or play. Directors decide how the story is told and lead the performers and crew.',
    day: 'Script meetings, casting, budgets and schedules come before rehearsals or filming. On set, hundreds of questions must be answered, and later the director sits with the editor.',
    thrives:
      'It needs vision, stubbornness and the gift of making tired people want to try once more.',
    entry:
      'Most learn by making short films or small shows with friends. Film school, drama courses and jobs as a runner, assistant or stage manager offer further steps.',
  },
  // Sports coach
  '27-2022.00': {
    what: 'Sports coaches help people play better and enjoy it, from beginners at a local club to national teams. Fitness, technique, tactics and confidence are all part of coaching.',
    day: 'Sessions are planned in advance, run in all weathers and reviewed afterwards. Evenings and weekends are spent at training grounds and matches, with paperwork and travel between.',
    thrives:
      'You should love your sport, notice small faults and care about the slowest learner as much as the star.',
    entry:
      'Each governing body has its own coaching certificates, with first aid and safeguarding checks. Volunteering at a club comes first for most people, and some add a degree or apprenticeship.',
  },
  // Composer or music director
  '27-2041.00': {
    what: 'Composers write music for concerts, films, games and adverts, while music directors lead choirs, orchestras or shows and decide how pieces should sound.',
    day: 'Writing happens at a piano or a computer, often to a picture and a deadline. Directing means choosing works, marking scores and rehearsing singers and players.',
    thrives:
      'Such work suits inventive musicians with excellent ears who can take a director\'s "not quite" without despair.',
    entry:
      'Many study at a conservatoire or university, though a catalogue of your own recordings may count for more. Writing for student films, conducting a local choir and assisting an established composer are good beginnings.',
  },
  // Musician or singer
  '27-2042.00': {
    what: 'Musicians and singers perform live and in studios, alone or in bands, orchestras and choirs. Most also teach, arrange or record for others.',
    day: 'Practice comes every day, whether or not there is a concert. Rehearsals, travel, sound checks and late nights follow, with bookings and promotion to arrange in between.',
    thrives:
      'Discipline, musical curiosity and easy company on a long van journey matter as much as brilliance.',
    entry:
      "Lessons and playing with others from an early age are the base. Classical players usually go on to a conservatoire, while pop and folk musicians learn by performing, and the Musicians' Union gives advice.",
  },
  // Journalist
  '27-3023.00': {
    what: 'Journalists find out what is happening, check it and tell the public in words, sound or pictures. They cover anything from council meetings to wars and sport.',
    day: 'The morning begins with what others are reporting and who to ring. By afternoon, facts have been confirmed, a piece is written and an editor wants it shorter.',
    thrives:
      'Nosy in the best way, they ask again when an answer is vague, write fast and care about being right.',
    entry:
      'Courses accredited by the National Council for the Training of Journalists (NCTJ) are widely respected, at college, university or in an apprenticeship. Student papers and your own published work show what you can do.',
  },
  // Public relations officer
  '27-3031.00': {
    what: 'Public relations officers look after how an organisation is seen. They write news releases, answer reporters, plan events and give advice when something goes wrong.',
    day: 'They scan the news, draft posts and quotes, and ring journalists. A quiet plan can be swept aside by one angry story that needs a reply within the hour.',
    thrives:
      'Good with words, quick to sense a mood and unwilling to lie: that mixture is what employers hope for.',
    entry:
      'Graduates of many subjects enter as assistants, and there is a public relations apprenticeship. The Chartered Institute of Public Relations (CIPR) and the PRCA provide training.',
  },
  // Editor
  '27-3041.00': {
    what: 'Editors decide what a publication prints and make it better. They plan issues or book lists, guide writers, correct texts and check that nothing is unfair or unlawful.',
    day: 'Reading and marking drafts takes the quiet hours. Meetings about ideas, headlines, covers and deadlines take the others, with anxious authors on the phone.',
    thrives:
      "Readers with a strict ear, respect for another person's voice and a firm grip on dates are suited to it.",
    entry:
      'A degree in English or a specialist subject is frequent, but editorial assistants are also hired through apprenticeships. The Chartered Institute of Editing and Proofreading trains newcomers and freelancers.',
  },
  // Technical author
  '27-3042.00': {
    what: 'Technical authors explain how things work. They write the manuals, help pages and instructions for software, medicines, aircraft and washing machines.',
    day: 'They try out the product, question the engineers and draft each step in the plainest words. Diagrams are added, and a tester follows the text to see where it fails.',
    thrives:
      'Clear, modest writers who enjoy understanding a machine more than showing off their style are what teams want.',
    entry:
      'Come from writing, or from engineering or IT with a talent for words. Short courses and membership of the Institute of Scientific and Technical Communicators help a career change.',
  },
  // Writer
  '27-3043.00': {
    what: 'Writers create novels, plays, scripts, poems, biographies and articles. Few do only that, and many also edit, teach or write for companies.',
    day: "A set number of pages, or of hours, is the usual rule. Research, rewriting and waiting for an editor's reply follow, and so does the business of contracts and talks.",
    thrives:
      "Solitude must not frighten you, and neither should throwing away a month's work. The rest is a love of sentences.",
    entry:
      'There is no fixed path. Read much, finish things, share them in groups or on a creative writing course, and send them to magazines, competitions and literary agents.',
  },
  // Interpreter or translator
  '27-3091.00': {
    what: 'Interpreters carry speech from one language into another as it is spoken or signed, and translators do the same with written words.',
    day: 'Interpreters may be in a court, a hospital or a glass booth, where every word counts. Translators sit with texts and dictionaries, and correct drafts made by machines.',
    thrives:
      'People at home in two cultures, with quick memories and strict neutrality, serve both sides well.',
    entry:
      'Deep knowledge of the languages comes from degrees or from life, followed by specialist training. Bodies such as the Institute of Translation and Interpreting, and registers for public service and sign language interpreters, show clients you are qualified.',
  },
  // Sound engineer
  '27-4014.00': {
    what: 'Sound engineers capture and shape sound for concerts, records, films and broadcasts. They place microphones, balance voices and instruments and remove what should not be heard.',
    day: 'At a live show, it means carrying cases, wiring the stage and testing before the crowd arrives. Studio days go by in takes, edits and careful listening.',
    thrives:
      'Sharp ears, technical know-how and calm when a performer is nervous are the essentials.',
    entry:
      'College and university courses in music technology are helpful, as are apprenticeships in live events. Helping at local venues, student radio or a small studio builds the contacts that bring work.',
  },
  // Photographer
  '27-4021.00': {
    what: 'Photographers make pictures for families, newspapers, shops, scientists and artists. They plan the light, direct the subject and prepare the final images.',
    day: 'Shooting is often the shortest part. Travelling, setting up, choosing among hundreds of frames, editing and writing quotes for the next client take longer.',
    thrives:
      'Watchful and friendly, a good photographer makes people relax and knows the second to press the button.',
    entry:
      'Learn at college, on a degree, by apprenticeship or as an assistant to someone established. Most are self-employed, so a clear portfolio, a website and business sense are vital.',
  },
  // Camera operator
  '27-4031.00': {
    what: 'Camera operators film drama, news, sport and events. They frame the shot, follow the action and keep it sharp and steady, as the director wishes.',
    day: 'Cameras are built and checked at the start, then come rehearsals, takes and waiting for the rain to stop. Long hours are spent standing, often with heavy kit on one shoulder.',
    thrives:
      "Physical stamina, a painter's eye and quiet teamwork on a tense set are what crews notice.",
    entry:
      'Newcomers enter as runners, camera trainees or kit room assistants at a hire company. A film course or broadcast apprenticeship helps, and so does anything you have shot yourself.',
  },
  // Film and video editor
  '27-4032.00': {
    what: 'Film and video editors choose from hours of material and join it into a story that flows. Rhythm, sound and the order of scenes are in their hands.',
    day: 'They watch everything, make a rough cut, show it and change it again and again. Most of this takes place in a dark room with headphones and a director near by.',
    thrives:
      'Anyone with a feel for timing, great patience and the tact to say that a favourite scene must go will be prized.',
    entry:
      'Practise on free software and cut short films for others. Courses, apprenticeships and jobs as a runner or edit assistant in post-production lead on from there.',
  },
};
