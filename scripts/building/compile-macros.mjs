import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const linguiConfig = getConfig({ cwd: import.meta.dirname });

/** @param {import('@babel/core').types.ObjectProperty} property @param {string} name */
function isNamed({ key }, name) {
  return (key.type === 'Identifier' && key.name === name) || (key.type === 'StringLiteral' && key.value === name);
}

/**
 * Babel plugin: the English text of a message in the form that Lingui reads at run time, so that no parser of messages is shipped.
 *
 * @param {typeof import('@babel/core')} babel
 * @returns {import('@babel/core').PluginObj}
 */
function compiledEnglish({ types }) {
  /** @param {string} message */
  const compiled = (message) => types.valueToNode(compileMessageOrThrow(message));
  return {
    visitor: {
      Program: {
        // After the macros, which have made all the descriptors by then.
        exit(path) {
          path.traverse({
            ObjectExpression({ node }) {
              const properties = node.properties.filter((property) => property.type === 'ObjectProperty');
              const message = properties.find((property) => isNamed(property, 'message'));
              if (
                message?.value.type !== 'StringLiteral' ||
                !properties.some(
                  (property) =>
                    isNamed(property, 'id') &&
                    property.value.type === 'StringLiteral' &&
                    property.value.value.length === 6,
                )
              )
                return;
              message.value = compiled(message.value.value);
            },
          });
        },
      },
    },
  };
}

/**
 * A module with its macros made into calls: TypeScript and JSX stay as they are.
 *
 * @param {{ code: string, file: string }} module
 * @returns {Promise<{ code: string, map: any }>}
 */
export async function compileMacros({ code, file }) {
  const result = await transformAsync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [[linguiMacro, { linguiConfig, stripMessageField: false }], compiledEnglish],
  });
  return { code: result?.code ?? code, map: result?.map ?? null };
}
