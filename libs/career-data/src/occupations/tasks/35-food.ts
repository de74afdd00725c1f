import type { TaskList } from './task-list.js';

export const food: Record<string, TaskList> = {
  // Head chef
  '35-1011.00': [
    'Make sure that the kitchen is clean and follows the rules',
    'Show cooks how to prepare and present a dish',
    'Direct the work of the cooks',
    'Order the food and other supplies a kitchen needs',
    'Inspect stock, equipment and work areas',
    'Check the amount and quality of deliveries',
  ],
  // Bartender
  '35-3011.00': [
    'Clean glasses, tools and other bar equipment',
    'Take payment for the drinks you serve',
    'Count the till at the end',
    'Check that customers are old enough to drink',
    'Clean the bar and the tables',
    'Stop serving people who have drunk too much',
  ],
  // Waiter or waitress
  '35-3031.00': [
    'Take payment from customers at the table',
    'Check the age of customers who order alcohol',
    'Note orders and pass them to the kitchen',
    'Ask if the meal is fine, and put problems right',
    'Take orders for food and drink',
    'Make out the bill for a table',
  ],
};
