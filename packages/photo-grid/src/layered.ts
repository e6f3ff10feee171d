export { style as layeredStyle } from '@xiangji/ui/theme/style';
