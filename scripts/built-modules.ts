import { relative } from "node:path";
import type { Plugin } from "vite";

/** The modules in each script file of the build. */
export type BuiltModules = Record<string, { modules: string[]; imports: string[] }>;

export const builtModulesFile = "built-modules.json";

/** Writes which module went into which file; `write-front-page.ts` reads and deletes the list. */
export function builtModules(): Plugin {
  let root = "";
  return {
    name: "built-modules",
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const files: BuiltModules = {};
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk")
          files[chunk.fileName] = {
            modules: chunk.moduleIds.map((id) => relative(root, id)),
            imports: chunk.imports,
          };
      this.emitFile({ type: "asset", fileName: builtModulesFile, source: JSON.stringify(files) });
    },
  };
}
