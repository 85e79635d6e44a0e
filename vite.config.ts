import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay-lite";

const api = `http://localhost:${process.env["API_PORT"] ?? "4001"}`;

export default defineConfig({
  root: fileURLToPath(new URL("./web", import.meta.url)),
  plugins: [relay({ codegen: false }), react()],
  build: {
    outDir: fileURLToPath(new URL("./dist/web", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    // The page may load scripts from its own origin only: nothing is inlined as data: or as a script tag.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: {
      "/graphql": { target: api, ws: true },
      "/auth/refresh": api,
      "/correio": api,
      "/healthz": api,
      "/readyz": api,
    },
  },
});
