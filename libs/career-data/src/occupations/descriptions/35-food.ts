import type { Description } from './description.js';

export const food: Record<string, Description> = {
  // Head chef
  '35-1011.00': {
    what: 'Head chefs run a kitchen. They write the menu, buy the food, train the cooks and make sure that each plate leaves hot, safe and as promised.',
    day: "Deliveries are checked and sauces started in the morning. Service comes in waves, with the chef calling orders and tasting, and the day ends with cleaning and tomorrow's list.",
    thrives:
      'Heat, noise and late hours must not put you off, and taste, speed and the patience to teach are equally needed.',
    entry:
      'Learn as a kitchen porter or commis, through an apprenticeship or at catering college, and rise section by section. A food safety qualification is expected.',
  },
  // Bartender
  '35-3011.00': {
    what: 'Bartenders serve drinks in pubs, hotels, theatres and clubs. They mix cocktails, pull pints, take payment and keep the bar clean and friendly.',
    day: 'Fridges are filled and lemons cut before the doors open. After that it is orders, glasses and conversation until closing, and sometimes telling a guest that they have had enough.',
    thrives:
      'Chatty, nimble people with a memory for faces and orders, and with firm good humour late at night, are popular.',
    entry:
      'Employers train beginners on the job, so a welcoming manner is the main requirement. Short courses in mixing drinks or beer keeping, and a personal licence later on, help you advance.',
  },
  // Waiter or waitress
  '35-3031.00': {
    what: 'Waiting staff look after guests at table. They explain the menu, take orders, bring food and drink and see that people leave content.',
    day: 'Tables are laid and specials learned before opening. During the rush they keep several tables in mind, carry plates, spot an empty glass and pass requests to the kitchen.',
    thrives:
      'Lively, polite people with good balance and memory, who can smile at a grumpy guest, bring people back.',
    entry:
      'Beginners are welcome, often part time while studying. A hospitality apprenticeship, knowledge of wine or service in a fine restaurant can lead to head waiting or management jobs.',
  },
};
