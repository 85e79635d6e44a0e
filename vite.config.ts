import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay-lite";
import { builtModules } from "./scripts/built-modules.ts";
import { knownOperations } from "./scripts/known-operations.ts";
import { lateMutations } from "./scripts/lazy-mutations.ts";
import { staticTheme } from "./scripts/static-theme.ts";

const api = `http://localhost:${process.env["API_PORT"] ?? "4001"}`;
const inWeb = (path: string) => fileURLToPath(new URL(`./web/${path}`, import.meta.url));

const sharedByMany = new Set(["begin", "app", "relay", "icons", "shared", "frame", "shell"]);

export default defineConfig({
  root: inWeb(""),
  plugins: [
    lateMutations(),
    knownOperations(),
    staticTheme(),
    builtModules(),
    relay({ codegen: false }),
    react(),
  ],
  build: {
    outDir: fileURLToPath(new URL("./dist/web", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    // The page may load scripts from its own origin only: nothing is inlined as data: or as a script tag.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Dozens of files of a few hundred bytes wait for each other on a phone: what most pages need comes in few.
    rolldownOptions: {
      // The front page's script is of a page that the build writes down once the app is there: write-front-page.ts.
      input: { index: inWeb("index.html"), "front-page": inWeb("front-page.ts") },
      // Chakra's theme says these of everything that it styles; without them what is not in use stays out.
      treeshake: {
        manualPureFunctions: [
          "createAnatomy",
          "defineConfig",
          "defineRecipe",
          "defineSlotRecipe",
          "defineStyle",
        ],
      },
      output: {
        // The names of hundreds of files are told in the first: they are as short as can be, but for those that many share.
        chunkFileNames: ({ name }) =>
          sharedByMany.has(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
        codeSplitting: {
          groups: [
            // All that the front page needs before somebody uses it.
            { name: "begin", test: /colour-scheme\.ts$|vite[\\/]preload-helper/, priority: 5 },
            // Each with all that it needs and that none before it has. What every page needs:
            { name: "app", test: /[\\/]web[\\/](start-app|routes)\.tsx$/, priority: 4 },
            { name: "relay", test: /[\\/](react-relay|relay-runtime)[\\/]/, priority: 3 },
            // A page's query and what follows its subject say nearly the same: together they are sent once.
            {
              name: (id) => /__generated__\/(\w+Page)(?:Query|Subscription)\.graphql/.exec(id)?.[1] ?? null,
              test: /__generated__\/\w+Page(?:Query|Subscription)\.graphql/,
              priority: 2,
            },
            { name: "icons", test: /lucide-react/, minShareCount: 2, priority: 1 },
            {
              name: "shared",
              // Forms, and the rules that judge them, come with the pages that have some.
              test: (id) =>
                !/relay|zod|hook-form|__generated__|[\\/]form[\\/]|(fields?|person)\.rules/.test(id),
              minShareCount: 33,
              priority: 1,
            },
            // What the shell shares with the front page and the doors.
            {
              name: "frame",
              test: /(Brand|ColourModeSwitch|PageFoot|TextLink)\.tsx$|(way-back|use-sign-out|use-wide-screen|use-action)\.ts$/,
              priority: 1,
            },
            // What every page in the shell needs besides, and every one of a tournament.
            {
              name: "shell",
              test: /[\\/](ShellLayout|TournamentFrame|TournamentBadges|TournamentFacts)\.tsx$/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      "/graphql": { target: api, ws: true },
      "/auth/refresh": api,
      "/exportar": api,
      "/documentos": api,
      "/logos": api,
      "/fotos": api,
      "/extratos": api,
      "/boletos": api,
      "/remessas": api,
      "/retornos": api,
      "/correio": api,
      "/estilo/aberto": api,
      "/healthz": api,
      "/readyz": api,
    },
  },
});
