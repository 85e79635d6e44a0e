import { relative } from "node:path";
import type { Plugin } from "vite";

/** What is in each file of script. */
export type BuiltModules = Record<string, { modules: string[]; imports: string[] }>;

export const builtModulesFile = "built-modules.json";

/** Writes down which module went into which file; `write-front-page.ts` reads it and takes it away. */
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
