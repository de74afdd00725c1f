import type { Description } from './description.js';

export const sales: Record<string, Description> = {
  // Retail supervisor
  '41-1011.00': {
    what: 'Retail supervisors lead a team on the shop floor. They share out tasks, help with awkward customers, handle cash and see that shelves and displays look right.',
    day: "Opening up, a short briefing and checking deliveries come first. Later they cover tills, train a newcomer, deal with returns and close the day's accounts.",
    thrives:
      "Fair, energetic people who set an example with the mop as well as the till gain a team's respect.",
    entry:
      'Most are promoted after a spell as a sales assistant. Retail team leader apprenticeships and company trainee schemes offer a planned route, and the next step is a store of your own.',
  },
  // Sales assistant
  '41-2031.00': {
    what: 'Sales assistants help customers find what they want, answer questions, take payment and keep the shop in order.',
    day: 'They unpack stock, fill rails or shelves and tidy fitting rooms. When it gets busy they are at the till, wrapping, refunding and phoning another branch for a missing size.',
    thrives:
      'Those who like chatting, stand comfortably for hours and take an interest in the goods sell more without pushing.',
    entry:
      'A first job in a shop needs no qualifications, and many combine it with school or college. Retail apprenticeships exist, and knowing your subject, be it books or bicycles, is a plus.',
  },
  // Insurance broker or sales adviser
  '41-3021.00': {
    what: "Insurance brokers find the right cover for a home, car, business or ship. Sales advisers explain one company's policies and arrange them.",
    day: "They ask about a client's risks, compare insurers and set out the choices. Renewals, changes and help with claims keep the phone and inbox busy.",
    thrives:
      'Trust is everything, so people who listen, explain small print plainly and never oversell keep their clients longest.',
    entry:
      'Firms take school leavers and graduates alike, with many apprenticeships. Study with the Chartered Insurance Institute goes on beside the job, and firms work under rules of the Financial Conduct Authority.',
  },
  // Stockbroker or trader
  '41-3031.00': {
    what: 'Stockbrokers buy and sell shares, bonds and other investments for clients, while traders do so for a bank or fund. They watch markets and judge when to act.',
    day: 'News is read and talked over before trading opens. Then prices move on several screens, clients call and orders must be placed without error.',
    thrives:
      'Quick reckoners who can lose gracefully, follow strict rules and sleep well after a bad day may enjoy it.',
    entry:
      'Competition is strong, usually among graduates with internships, although apprenticeships are offered. Many roles need exams, for instance from the Chartered Institute for Securities & Investment, and approval under financial rules.',
  },
  // Travel agent
  '41-3041.00': {
    what: 'Travel agents plan and book trips. They know which routes, hotels and seasons suit which traveller, and help when a flight is cancelled or a passport is lost.',
    day: 'A family, a walking group and a business traveller may follow one another at the desk or online. Prices are compared, tickets issued and papers checked.',
    thrives:
      'People with a love of geography, careful habits and a knack for hearing what a client truly wants make fine agents.',
    entry:
      'No degree is required. Apprenticeships and college courses in travel and tourism are common starts, and agencies train staff on their systems and send them to see resorts.',
  },
  // Technical sales representative
  '41-4011.00': {
    what: 'Technical sales representatives sell complex goods, such as laboratory instruments, machinery or medical devices, to people who know a great deal themselves.',
    day: 'On the road or online, they show a product, ask what the customer must achieve and work out an offer. Back at the desk, orders, prices and reports are handled.',
    thrives:
      'Someone with a scientific background, who likes travel and company and enjoys hitting a target honestly, has good prospects.',
    entry:
      'A degree or apprenticeship in science or engineering supplies the knowledge, and firms teach the selling. Others come from using the product as technicians or nurses, and a driving licence is usual.',
  },
  // Estate agent
  '41-9022.00': {
    what: 'Estate agents help people sell, buy or let homes. They value a property, advertise it, show visitors round and bring both sides to an agreement.',
    day: 'Keys in hand, they drive from viewing to viewing. In the office, they ring buyers, pass on offers and chase solicitors so that a sale does not collapse.',
    thrives:
      'Cheerful self-starters who know their streets, can bear disappointment and keep several deals in mind do well.',
    entry:
      'You can begin as a trainee negotiator or apprentice with good English and a driving licence. Propertymark qualifications are the best known, and every agency must belong to a redress scheme.',
  },
};
