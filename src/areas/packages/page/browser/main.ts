// The script of the package pages.
import './check.ts';
import './copy.ts';
import './search.ts';
