import DefaultTheme from 'vitepress/theme';
import '../../docs/rules/changes.css';

export default DefaultTheme;
