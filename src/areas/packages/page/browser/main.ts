// The script of the pages about packages.
import './check.ts';
import './search.ts';
