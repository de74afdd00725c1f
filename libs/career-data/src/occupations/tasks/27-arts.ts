import type { TaskList } from './task-list.js';

export const arts: Record<string, TaskList> = {
  // Art director
  '27-1011.00': [
    'Work out designs with the creative director',
    'Show final layouts to clients for approval',
    'Run projects on time and within budget',
    'Talk with writers and artists about what clients want',
    'Ask clients about aims, budget and style',
    'Choose layout, type, pictures, film and sound',
  ],
  // Fine artist or illustrator
  '27-1013.00': [
    'Make art with ink, paint, charcoal or a computer',
    'Use line, colour and space to show ideas and moods',
    'Discuss with clients or editors what to make',
    'Keep a portfolio that shows your styles',
    'Sell your art online or through mailings',
    'Study new techniques and try them out',
  ],
  // Animator or visual effects artist
  '27-1014.00': [
    'Design complex graphics and animation by computer',
    'Draw basic designs for products or television',
    'Help plan budgets, backgrounds and timing of a production',
    'Make moving pictures in two or three dimensions',
    'Use light, colour and texture to make things look alive',
    'Draw storyboards of the key scenes and characters',
  ],
  // Product designer
  '27-1021.00': [
    'Sketch ideas and make detailed drawings',
    'Build models and change the design after tests',
    'Judge if an idea is safe, useful and affordable',
    'Agree ideas with engineers, sellers and customers',
    'Present designs for approval and discuss changes',
    'Research materials and methods, and estimate costs',
  ],
  // Fashion designer
  '27-1022.00': [
    'Draw clothes and note colours and materials',
    'Check samples on a model and change the design',
    'Discuss ideas with clients and sales managers',
    'Choose fabrics and ways of making the clothes',
    'Send samples to agents and plan how they are shown',
    'Direct people who cut patterns and sew samples',
  ],
  // Florist
  '27-1023.00': [
    'Agree price, style and delivery with customers',
    'Choose flowers and leaves that go together',
    'Order flowers and supplies from growers',
    'Deliver arrangements, or oversee the drivers',
    'Plan an arrangement that suits the order',
    'Water, cut and clean flowers for storage',
  ],
  // Graphic designer
  '27-1024.00': [
    'Lay out pages on a computer for clients',
    'Review final layouts and suggest changes',
    'Choose the size and place of pictures and type',
    'Design logos, websites and product pictures',
    'Create design ideas and sample layouts for clients',
    'Use software to make new images',
  ],
  // Interior designer
  '27-1025.00': [
    'Plan rooms that are safe and open to disabled people',
    'Draw plans for builders on a computer',
    'Look up the safety rules for a building',
    'Ask clients about budget, taste and use of a room',
    'Advise on space, furniture and colours',
    'Work with builders, architects and plumbers',
  ],
  // Visual merchandiser
  '27-1026.00': [
    'Plan displays that draw customers in',
    'Arrange goods, furniture and backdrops from a sketch',
    'Change windows and displays when stock changes',
    'Put up prices and signs beside the goods',
    'Agree with managers and buyers where things go',
    'Clean and repair props and dummies',
  ],
  // Actor
  '27-2011.00': [
    'Work with other actors as a group',
    'Play a role with voice, face and movement',
    'Find the best way to play a part with the director',
    'Show feelings, funny or serious, through your body',
    'Learn lines, moves and cues from a script',
    'Study a character and how it links to others',
  ],
  // Film or theatre producer-director
  '27-2012.00': [
    'Plan the camera, sound and movement for each scene',
    'Tell actors what a scene needs',
    'Direct films, shows or live broadcasts',
    'Research topics online and in film archives',
    'Watch recordings and rehearsals to check quality',
    'Study scripts and decide how to direct them',
  ],
  // Sports coach
  '27-2022.00': [
    'Plan and run practice sessions for the team',
    'Train and encourage athletes, and advise on food',
    'Change your methods to suit each athlete',
    'Teach rules, tactics and how to move',
    'Pick teams and plan for games or a season',
    'Check that student athletes keep up with school work',
  ],
  // Composer or music director
  '27-2041.00': [
    'Use gestures to set speed, mood and volume',
    'Direct groups at rehearsals and concerts',
    'Study scores to learn the music in detail',
    'Use music theory to build tunes and harmonies',
    'Choose music that suits the players and the audience',
    'Choose voices, instruments and rhythms for a piece',
  ],
  // Musician or singer
  '27-2042.00': [
    'Play or sing for an audience',
    'Sing alone, or with instruments behind you',
    'Give a piece of music a style of your own',
    'Focus on certain instruments or kinds of music',
    'Sing solo or as part of a group',
    'Follow the signs of a leader or conductor',
  ],
  // Journalist
  '27-3023.00': [
    'Write columns, comments and scripts for programmes',
    'Present news programmes and help to run them',
    'Study the news and choose topics, or get them from editors',
    'Make sense of news from many sources for an audience',
    'Follow up tips and turn them into stories',
    'Research the background so that a story is right',
  ],
  // Public relations officer
  '27-3031.00': [
    'Answer questions from the media, or find who can',
    'Plan how the public sees an organisation',
    'Post and update content on websites and social media',
    'Write press releases that promote clients to the media',
    'Build good relations with community and staff groups',
    'Advise managers on trends and public concerns',
  ],
  // Editor
  '27-3041.00': [
    'Read texts and correct spelling and grammar',
    'Check facts, dates and figures against good sources',
    'Judge and edit texts, and discuss changes with authors',
    'Think up stories that readers will like',
    'Rewrite texts so that they read well',
    'Oversee layout, artwork and printing on time',
  ],
  // Technical author
  '27-3042.00': [
    'Write clear texts that follow a set style',
    'Keep records of work and of each change',
    'Edit what others have written to one standard',
    'Choose pictures, diagrams and charts for a text',
    'Interview engineers to learn how a product works',
    'Write online help and keep it up to date',
  ],
  // Writer
  '27-3043.00': [
    'Plan adverts with the creative team of an agency',
    'Change words and tone to fit product and medium',
    'Present drafts and ideas to clients',
    'Discuss themes and changes with the client',
    'Study surveys and trends to see what sells',
    'Write articles, letters, speeches and other texts',
  ],
  // Interpreter or translator
  '27-3091.00': [
    'Keep what people tell you private',
    'Turn speech into another language as people talk',
    'Listen closely to what a speaker means',
    'Collect special terms, for example in law or medicine',
    'Look words up so that a translation is right',
    'Check that terms stay the same in every version',
  ],
  // Sound engineer
  '27-4014.00': [
    'Agree with artists and producers how it should sound',
    'Control volume and quality during a recording',
    'Record speech, music and other sounds',
    'Mix voices and instruments after the recording',
    'Set up and test equipment before a show or session',
    'Report faults and see that they are repaired',
  ],
  // Photographer
  '27-4021.00': [
    'Set the camera for light, distance and movement',
    'Light a scene with flashes and reflectors',
    'Decide what a picture should show and how',
    'Move pictures to a computer to edit and store them',
    'Use cameras with tripods, filters and other equipment',
    'Improve and change pictures with editing software',
  ],
  // Camera operator
  '27-4031.00': [
    'Frame each shot with the right light and lens',
    'Film scenes for television, adverts or films',
    'Adjust focus, light and camera position',
    'Plan shots with the director and the crew',
    'Zoom in and out as rehearsed',
    'Look over the set for problems and for light',
  ],
  // Film and video editor
  '27-4032.00': [
    'Put raw film in order from the script',
    'Add music, speech and effects, and remove errors',
    'Pick the best shots so that the story flows',
    'Watch all the film before you start to cut',
    'Use editing, title and effects software',
    'Trim scenes to length for the strongest effect',
  ],
};
