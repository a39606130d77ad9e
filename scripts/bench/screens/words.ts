// Words and sentences for the screens of the benchmark. A topic and an aspect are the two words that a name must contain.
const words = (text: string): readonly string[] => text.split(' ');

export const TOPICS = words(
  'Invoice Inventory Shipment Payroll Budget Membership Warehouse License Certificate Firmware Battery Sensor Antenna ' +
    'Camera Printer Router Bluetooth Storage Backup Database Cluster Pipeline Release Translation Newsletter Campaign ' +
    'Customer Supplier Contract Insurance Vaccine Library Museum Festival Airport Ferry Bicycle Garden Recipe Orchestra',
);
export const ASPECTS = words(
  'Overview History Calendar Comparison Summary Schedule Directory Settings Permissions Statistics Forecast Checklist ' +
    'Archive Analysis Timeline Preferences Report Agreement Registration Migration Inspection Planning Approval Survey',
);
export const ADJECTIVES = words('Monthly Weekly Annual Regional Internal Public Temporary Pending Shared Urgent');
export const PEOPLE = words('Amara Bjorn Chiara Dmitri Elena Farid Greta Hassan Ines Jonas Keiko Lucia Mateo Nadia');
export const TROUBLES = [
  'could not be loaded',
  'is not available',
  'was not found',
  'failed',
  'cannot be opened',
  'has expired',
  'was denied',
];
export const MENUS = words('Home File Edit View Tools Products Pricing Docs Blog Support Account Help Team Messages');
export const SENTENCES = [
  'Changes are kept for thirty days and can be taken back by an administrator.',
  'We have updated how numbers are rounded in the second column.',
  'Ask the person in charge before you add another location.',
  'The last run took four minutes and eleven seconds on two machines.',
  'Everybody with the link can read this page but only members can comment.',
  'Rows without a date are counted at the end of the quarter.',
  'Please reply before Thursday so that we can order enough of it.',
  'A copy was sent to the address that you gave when you signed up.',
];
export const ADVERTS = [
  'Summer deals: 40% off everything',
  'Try Premium free for 30 days',
  'New! Our biggest update ever',
  'Refer a friend, get $25',
];
export const BRANDS = words('Northwind Contoso Zephyra Lumenix Trailhead Quantica Bluebird Fernhill');
