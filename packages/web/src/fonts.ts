import '@fontsource/rubik/cyrillic-400.css';
import '@fontsource/rubik/cyrillic-600.css';
import '@fontsource/rubik/latin-400.css';
import '@fontsource/rubik/latin-600.css';
import '@fontsource/unbounded/cyrillic-900.css';
import '@fontsource/unbounded/latin-900.css';
