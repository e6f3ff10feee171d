/** Every variable of every theme, and nothing else: published as `@xiangji/ui/theme.css`. */
import './layers.css.ts';
import './scale.css.ts';
import './themes.css.ts';
