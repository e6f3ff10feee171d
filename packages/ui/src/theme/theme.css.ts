/** Only the variables of every theme. Published as `@xiangji/ui/theme.css`. */
import './layers.css.ts';
import './scale.css.ts';
import './themes.css.ts';
