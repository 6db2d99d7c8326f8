import { must } from '#prelude/must.ts';

must(document.querySelector('#root'), 'the element #root of index.html').textContent = 'Foretaste';
