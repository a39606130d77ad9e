// The script of the package pages.
import './check.ts';
import './search.ts';
