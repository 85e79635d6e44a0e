/** npm run screenshots: every page of the product, wide and narrow, light and dark, into docs/screenshots. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { format } from "prettier";
import { people } from "../prisma/demo/people";
import { tournamentId } from "../prisma/demo/tournament-rows";
import { projectRoot } from "../server/platform/project-root";
import { ask, issueTemporaryPassword } from "../tests/support/ask";
import { findBrowser } from "../tests/support/browser";
import { readMail } from "../tests/support/mailbox";
import { spawnProduct } from "../tests/support/product";
import { signInAs } from "../tests/support/sign-in";
import { publicTournamentPath } from "../web/tournaments/public/tournament-path";
import { tournamentTabLabel } from "../web/tournaments/tournament-tab";

interface Shot {
  /** Beginning of the file's name. */
  name: string;
  /** The address, or how to come by one that cannot be known before. */
  path: string | ((page: Page) => Promise<string>);
  /** What the table of docs/pages.md says of it. */
  shows: string;
  /** What to do on the page first. */
  before?: (page: Page) => Promise<void>;
  /** Only what the window shows, for what covers the page. */
  windowOnly?: boolean;
}

interface Visitor {
  /** Null: nobody signs in. */
  login: { email: string; door: string; password?: (page: Page) => Promise<string> } | null;
  who: string;
  shots: Shot[];
}

/** The address that a mail to somebody who forgot the password leads to. */
async function resetAddress(page: Page): Promise<string> {
  const { email } = people.thirdManager;
  await ask(
    page.request,
    `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }`,
    { input: { email, portal: "ARENA" } },
  );
  const { pathname, search } = new URL((await readMail(page, email, "Redefinir sua senha")).link);
  return pathname + search;
}

/** What an administrator has just sent somebody. */
async function temporaryPassword(page: Page): Promise<string> {
  const { email } = people.waitingFederationManager;
  await issueTemporaryPassword(page.request, email);
  await page.context().clearCookies(); // of the administrator, who signed in for it
  const { text } = await readMail(page, email, "Sua senha provisória");
  return /senha provisória é: (\S+)/.exec(text)?.[1] ?? "";
}

const super8 = `/arena-tournament/${tournamentId("super8-hoje")}`;

const cup = `/arena-tournament/${tournamentId("copa-duplas")}`;
const publicInternal = publicTournamentPath(tournamentId("interno-hoje"));

/** Every page of the product, by who looks at it: a new page is a new line here. */
const visitors: Visitor[] = [
  {
    login: null,
    who: "Everyone",
    shots: [
      { name: "landing", path: "/", shows: "Início" },
      { name: "auth", path: "/auth", shows: "Acesso para Arenas: entrar" },
      { name: "auth-sign-up", path: "/auth?aba=cadastrar", shows: "Acesso para Arenas: cadastrar" },
      { name: "auth-athlete", path: "/auth-athlete", shows: "Portal do Aluno: entrar" },
      {
        name: "auth-athlete-sign-up",
        path: "/auth-athlete?aba=cadastrar",
        shows: "Portal do Aluno: cadastrar",
      },
      { name: "federation-auth", path: "/federation-auth", shows: "Acesso para Federações: entrar" },
      {
        name: "federation-auth-sign-up",
        path: "/federation-auth?aba=cadastrar",
        shows: "Acesso para Federações: cadastrar",
      },
      { name: "admin-auth", path: "/admin-auth", shows: "Acesso Administrativo" },
      { name: "confirm-email", path: "/confirmar-email", shows: "Confirmação de email, link incompleto" },
      { name: "tournament-directory", path: "/torneios", shows: "Torneios abertos ao público" },
      { name: "invitation", path: "/convite/incompleto", shows: "Convite de dupla, link incompleto" },
      ...["inscricao", "grupos", "chave", "programacao", "meus-jogos", "resultados"].map((tab) => ({
        name: `public-${tab}`,
        path: `${publicInternal}?aba=${tab}`,
        shows: `Página pública de um torneio: ${tab}`,
      })),
      {
        name: "public-podio",
        path: publicTournamentPath(tournamentId("interno-fun")),
        shows: "Página pública de um torneio: podio",
      },
      { name: "public-tv", path: `${publicInternal}/tv`, shows: "Painel de TV", windowOnly: true },
      { name: "explorer", path: "/explorador", shows: "Explorador da API" },
      {
        name: "forgot-password",
        path: "/auth-athlete",
        shows: "Esqueci minha senha",
        before: async (page) => {
          await page.getByLabel("Email").fill(people.athlete.email);
          await page.getByRole("button", { name: "Esqueci minha senha" }).click();
          await page.getByRole("dialog").waitFor();
        },
        windowOnly: true,
      },
      {
        name: "reset-password",
        path: resetAddress,
        shows: "Defina sua nova senha",
      },
      { name: "not-found", path: "/nao-existe", shows: "Página não encontrada" },
    ],
  },
  {
    login: { email: people.mainManager.email, door: "/auth" },
    who: "Gestor de Arena",
    shots: [
      { name: "arena-dashboard", path: "/arena-dashboard", shows: "Dashboard da arena" },
      { name: "arena-tournaments", path: "/arena-tournaments", shows: "Gerenciar Torneios" },
      {
        name: "create-tournament",
        path: "/arena-tournaments",
        shows: "Criar torneio",
        before: async (page) => {
          await page.getByRole("button", { name: "Criar Torneio" }).first().click();
          await page.getByRole("dialog").waitFor();
        },
        windowOnly: true,
      },
      { name: "enrolments", path: `${cup}/enrolments`, shows: "Gerenciar Inscrições de duplas" },
      {
        name: "enrolments-import",
        path: `${cup}/enrolments`,
        shows: "Importar inscrições: o que há de errado em cada linha",
        before: async (page) => {
          await page.getByRole("button", { name: "Importar CSV" }).click();
          await page
            .getByLabel("Ou cole as linhas aqui")
            .fill("Atleta 1;E-mail 1;Atleta 2;E-mail 2\nAna Lima;;Bia Reis;bia@\nCaio;;Davi;");
          await page.getByRole("button", { name: "Conferir planilha" }).click();
          await page.getByText("2 linhas têm problema").waitFor();
        },
        windowOnly: true,
      },
      ...Object.entries(tournamentTabLabel).map(([tab, label]) => ({
        name: `super8-${tab}`,
        path: `${super8}?aba=${tab}`,
        shows: `Super 8 em andamento: ${label}`,
      })),
      { name: "super8-bracket", path: `${super8}/bracket`, shows: "Chaveamento em tela cheia" },
      {
        name: "tournament-schedule",
        path: `/arena-tournament/${tournamentId("interno-hoje")}/schedule`,
        shows: "Programação do torneio",
      },
    ],
  },
  {
    login: { email: people.athlete.email, door: "/auth-athlete" },
    who: "Atleta",
    shots: [
      { name: "user-profile", path: `/user-profile/${people.athlete.id}`, shows: "Perfil" },
      { name: "account", path: "/conta", shows: "Minha conta" },
      {
        name: "account-delete",
        path: "/conta",
        shows: "Excluir conta",
        before: async (page) => {
          await page.getByRole("button", { name: "Excluir minha conta" }).click();
          await page.getByRole("alertdialog").waitFor();
        },
        windowOnly: true,
      },
    ],
  },
  {
    login: { email: people.federationManager.email, door: "/federation-auth" },
    who: "Gestor de Federação",
    shots: [
      { name: "federation", path: "/federation", shows: "Área da federação" },
      {
        name: "account-api-key",
        path: "/conta",
        shows: "Minha conta: criar uma chave de API",
        before: async (page) => {
          await page.getByRole("button", { name: "Criar chave" }).click();
          await page.getByRole("dialog").waitFor();
        },
        windowOnly: true,
      },
    ],
  },
  {
    login: {
      email: people.waitingFederationManager.email,
      door: "/federation-auth",
      password: temporaryPassword,
    },
    who: "Com senha provisória",
    shots: [{ name: "new-password", path: "/nova-senha", shows: "Troca da senha provisória" }],
  },
  {
    login: { email: people.admin.email, door: "/admin-auth" },
    who: "Administrador",
    shots: [
      { name: "admin", path: "/admin", shows: "Administração" },
      { name: "admin-passwords", path: "/admin/passwords", shows: "Gestão de Senhas" },
    ],
  },
];

const widths = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
const modes = ["light", "dark"] as const;
const highest = 2600;
const folder = join(projectRoot, "docs", "screenshots");

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
};

/** Waits until the page stands still. @throws Error when it is not the page that was asked for, or says it failed. */
async function open(page: Page, path: string, { name, before }: Shot): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.getByRole("status", { name: "Carregando" }).first().waitFor({ state: "detached" });
  await page.locator("h1").first().waitFor();
  const { pathname } = new URL(page.url());
  if (pathname !== path.split("?")[0]) throw new Error(`leads to ${pathname}`);
  if ((await page.title()).startsWith("Página não encontrada") !== (name === "not-found"))
    throw new Error("has no page");
  const failure = page.getByRole("heading", { name: "Não foi possível carregar" });
  if (await failure.count()) throw new Error("could not be loaded");
  await before?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function take(page: Page, shot: Shot): Promise<void> {
  const complaints = complaintsOf(page);
  const path = typeof shot.path === "string" ? shot.path : await shot.path(page);
  for (const viewport of widths)
    for (const mode of modes) {
      const file = `${shot.name}-${viewport.width}-${mode}.png`;
      try {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
        await open(page, path, shot);
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.screenshot({
          path: join(folder, file),
          animations: "disabled",
          ...(shot.windowOnly
            ? {}
            : {
                fullPage: true,
                clip: { x: 0, y: 0, width: viewport.width, height: Math.min(whole, highest) },
              }),
        });
        if (complaints.length > 0) throw new Error(complaints.join("; "));
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  page.removeAllListeners();
  await page.unrouteAll();
  console.log(`✓ ${shot.name}`);
}

async function visit(browser: Browser, baseURL: string, { login, shots }: Visitor): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  if (login) await signInAs(page, login.email, login.door, await login.password?.(page));
  for (const shot of shots) await take(page, shot);
  await context.close();
}

/** docs/pages.md: all of it in one table per visitor. */
async function writeIndex(): Promise<void> {
  const columns = widths.flatMap(({ width }) => modes.map((mode) => ({ width, mode })));
  const tables = visitors.map(({ who, shots }) =>
    [
      `## ${who}`,
      "",
      `| page | ${columns.map(({ width, mode }) => `${width} px, ${mode}`).join(" | ")} |`,
      `|---|${columns.map(() => "---").join("|")}|`,
      ...shots.map(
        ({ name, shows }) =>
          `| ${shows} | ${columns.map(({ width, mode }) => `![${name}, ${width} px, ${mode}](screenshots/${name}-${width}-${mode}.png)`).join(" | ")} |`,
      ),
    ].join("\n"),
  );
  const text = `# Every page\n\nMade by \`npm run screenshots\` from the demo data, and this file with them.\n\n${tables.join("\n\n")}\n`;
  writeFileSync(
    join(projectRoot, "docs", "pages.md"),
    await format(text, { parser: "markdown", printWidth: 110 }),
  );
}

const server = spawnProduct({ NODE_ENV: "test" }, join(projectRoot, "tests", "support", "e2e-server.mjs"));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    server.signal("SIGTERM");
    void server.ended.then(() => process.exit(1));
  });
try {
  const baseURL = await server.ready();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // The language of what the browser draws itself, for instance the date and time fields.
  const env = { ...process.env, LANGUAGE: "pt_BR", LC_ALL: "pt_BR.UTF-8" };
  const browser = await chromium.launch({ ...(await findBrowser()), env });
  try {
    for (const visitor of visitors) await visit(browser, baseURL, visitor);
  } finally {
    await browser.close();
  }
  await writeIndex();
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  server.signal("SIGTERM");
  await server.ended;
}
