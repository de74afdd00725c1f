import type { TaskList } from './task-list.js';

export const sales: Record<string, TaskList> = {
  // Retail supervisor
  '41-1011.00': [
    'Greet and help customers, and deal with complaints',
    'Supervise staff who sell, count stock or cash up',
    'Check that goods work and are priced and shown right',
    'Watch that customers get good service',
    'Teach staff to handle difficult sales',
    'Give each member of staff their tasks',
  ],
  // Sales assistant
  '41-2031.00': [
    'Greet customers and ask what they need',
    'Recommend goods and help to find them',
    'Add up prices and take payment',
    'Get goods ready to be sold',
    'Answer questions about the shop and its goods',
    'Know the offers and the rules on returns',
  ],
  // Insurance broker or sales adviser
  '41-3021.00': [
    'Put together cover that suits each customer',
    'Sell insurance to people and firms',
    'Explain what is good and bad about each policy',
    'Keep records and deal with renewals',
    'Look for new clients and get to know them',
    'Visit customers to explain or change their cover',
  ],
  // Stockbroker or trader
  '41-3031.00': [
    'Make offers to buy or sell shares or bonds',
    'Watch the markets and what you hold',
    'Agree the best prices for clients',
    'Keep exact records of each deal',
    'Trade shares, bonds or currencies for a firm',
    'Complete orders that clients asked for',
  ],
  // Travel agent
  '41-3041.00': [
    'Take payment for travel and rooms',
    'Plan, describe and sell trips and package tours',
    'Ask customers where, when and how they want to go',
    'Work out what a trip costs',
    'Keep records of clients, suppliers and packages',
    'Book flights, trains and hotels by computer or phone',
  ],
  // Technical sales representative
  '41-4011.00': [
    'Negotiate prices and terms with buyers',
    'Draw up sales contracts for the orders you win',
    'Visit firms to see what they need',
    'Keep customer records up to date',
    'Answer questions on products, prices and stock',
    'Quote prices and the details of a bid',
  ],
  // Estate agent
  '41-9022.00': [
    'Prepare the papers for sales and lettings',
    'Put the offers of buyers to the seller',
    'Negotiate between a buyer and a seller',
    'List homes that fit what buyers want and can pay',
    'Chase lenders, surveyors and lawyers until a sale is done',
    'Advertise homes and show people round',
  ],
};
