/** All styles of the page, in this order. */
import './fonts.css';
import './tokens.css';
import './themes';
import './base.css';
