import type { Form } from '../plan/forms.ts';
import { bowlForms } from './bowl-forms.ts';
import { breadForms } from './bread-forms.ts';
import { doughForms } from './dough-forms.ts';
import { drinkForms } from './drink-forms.ts';
import { plateForms } from './plate-forms.ts';
import type { FormPainter, Scene } from './scene.ts';
import { singleForms } from './single-forms.ts';
import { sweetForms } from './sweet-forms.ts';

const painters: Readonly<Record<Form, FormPainter>> = {
  ...bowlForms,
  ...breadForms,
  ...doughForms,
  ...drinkForms,
  ...plateForms,
  ...singleForms,
  ...sweetForms,
};

export const paintForm = (scene: Scene): string => painters[scene.plan.form](scene);
