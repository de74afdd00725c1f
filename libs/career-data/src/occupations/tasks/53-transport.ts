import type { TaskList } from './task-list.js';

export const transport: Record<string, TaskList> = {
  // Airline pilot
  '53-2011.00': [
    "Fly by instruments when you can't see far",
    'Start the engines and fly to the flight plan',
    'Work as a team with the crew at take-off and landing',
    'Deal with emergencies in the air and report them',
    'Inspect the aircraft from a checklist before a flight',
    'Talk to control towers by radio',
  ],
  // Commercial pilot
  '53-2012.00': [
    'Check engines, controls and instruments before a flight',
    'Fly as captain or as second pilot',
    'Work out the speed needed from weight, wind and heat',
    'Use instruments to fly when the view is poor',
    'Watch engines and fuel during the flight',
    'Change fuel, load or route to keep a flight safe',
  ],
  // Air traffic controller
  '53-2021.00': [
    'Warn pilots of nearby planes and bad weather',
    'Give permission to land and take off',
    'Hand flights over to the next control centre',
    'Guide pilots round bad weather or to an emergency landing',
    'Call the airport emergency services when a plane is in trouble',
    'Direct planes in the air and on the ground',
  ],
  // Cabin crew
  '53-2031.00': [
    'Check first aid kits, oxygen and fire extinguishers',
    'Show passengers what to do in an emergency',
    'Watch passengers for any threat to safety',
    'Walk through the cabin to check belts and bags',
    'Help passengers out in an emergency',
    'Prepare the cabin and passengers for landing',
  ],
  // Lorry driver
  '53-3032.00': [
    'Check that the papers for a load are right',
    "Inspect the load to see that it's secure",
    'Check the lorry and its safety equipment',
    'Raise and lower the legs of a trailer',
    'Get signatures for the goods you deliver',
    'Keep logs of driving hours and repairs',
  ],
  // Delivery driver
  '53-3033.00': [
    'Obey traffic law and follow set steps',
    'Report any fault in the van',
    'Check the load against the delivery papers',
    'Check fuel, oil, tyres, lights and brakes',
    'Read maps and follow directions to each address',
    'Load the van and unload it at each stop',
  ],
  // Bus driver
  '53-3052.00': [
    'Drive a set route on time and safely',
    'Park at stops so that people can board',
    'Check the bus, fuel, oil and water before you leave',
    'Call out the stops to the passengers',
    'Help older and disabled passengers on and off',
    'Check tickets and take fares from passengers',
  ],
  // Train driver
  '53-4011.00': [
    'Read signals, orders and railway rules',
    'Talk to the guard and control about delays',
    'Drive the train after the signal to start',
    'Watch gauges for speed, power and brakes',
    'Look along the track for anything in the way',
    'Call out signals to check what they mean',
  ],
  // Ship's officer
  '53-5021.00': [
    'Set course and speed from tides, weather and depth',
    'Stop ships from doing anything unsafe',
    'Take charge as the ship comes into port',
    'Use charts and instruments to plan movements',
    'Steer the ship by radar, lights and buoys',
    'Use the radio to talk to shore',
  ],
  // Crane operator
  '53-7021.00': [
    "Check that a load isn't too heavy",
    'Use levers and pedals to lift and place loads',
    'Inspect the crane and adjust its parts',
    'Check cables for wear and change them',
    'Direct helpers who steady the crane',
    'Clean, oil and repair cables and pulleys',
  ],
  // Warehouse operative
  '53-7065.00': [
    'Complete the papers for an order',
    'Answer customers and help them choose goods',
    'Give out goods and parts that people ask for',
    'Keep records of orders that go out',
    'Fill shelves and bins with new stock',
    'Drive a forklift or use other equipment',
  ],
};
