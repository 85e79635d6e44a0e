import type { Locator, Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { ask, tokenOf } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { makeCnpj } from "../support/cnpj";
import { keyboardOf } from "../support/keyboard";
import { readMail } from "../support/mailbox";
import { countedParts } from "../support/walk";

test.use({ actionTimeout: 15_000, viewport: { width: 1440, height: 900 } });

const dayAhead = (days: number) => dayAt(Date.now() + days * 86_400_000, "America/Sao_Paulo");

const deskPairs = [
  ["Rosa Areia", "Vera Areia"],
  ["Lia Brisa", "Malu Brisa"],
  ["Nina Onda", "Olga Onda"],
] as const;

interface MatchRow {
  id: string;
  number: number;
  version: number;
  status: string;
  sides: { pair: object | null }[];
}

/** Women who are new at the arena, two by two. */
function sheetOfPairs(count: number): string {
  const columns = ["Atleta", "E-mail", "Telefone", "Nível", "Gênero"];
  const titles = [1, 2].flatMap((number) => columns.map((column) => `${column} ${number}`));
  const lines = Array.from({ length: count }, (_, index) =>
    ["Ana", "Bia"].flatMap((name) => [`${name} Planilha ${"ABCDEFGH"[index]}`, "", "", "D", "Feminino"]),
  );
  return [titles, ...lines].map((cells) => cells.join(";")).join("\r\n");
}

/** What several do at the same time, each on a phone of their own. */
const together = async <Who>(
  some: readonly (readonly [Page, Who])[],
  act: (phone: Page, who: Who) => Promise<void>,
): Promise<void> => void (await Promise.all(some.map(([phone, who]) => act(phone, who))));

test("somebody new runs a whole tournament", async ({ page, browser }) => {
  test.setTimeout(900_000);
  const number = Date.now();
  const email = `estreia.${number}@teste.example`;
  const walk = countedParts(page);
  const keys = keyboardOf(page, walk.press);
  const goTo = async (entry: string) => {
    await keys.press("ControlOrMeta+k");
    await keys.fill("Buscar", entry, { role: "combobox" });
    await keys.press("Enter");
  };

  await walk.part("cadastro", async () => {
    await page.goto("/");
    await keys.open("link", "Sou uma Arena");
    await keys.open("link", "Testar na minha arena");
    await keys.open("tab", "Cadastrar");
    await keys.fill("Nome da arena", "Arena Estreia");
    await keys.fill("CNPJ", makeCnpj(number));
    await keys.fill("Endereço completo", "Rua da Praia, 10, Florianópolis");
    await keys.fill("Email", email);
    await keys.fill("Telefone de contato", "48999990000");
    await keys.fill("Responsável", "Marina Estreia");
    await keys.fill("Senha", demoPassword);
    await keys.fill("Confirmar senha", demoPassword);
    await keys.press("Enter");
    await expect(page.getByRole("heading", { name: "Falta só confirmar seu e-mail" })).toBeFocused();
    await page.goto((await readMail(page, email, "Confirme sua conta")).link);
    await keys.fill("Senha", demoPassword);
    await keys.press("Enter");
    await expect(page.getByRole("heading", { name: "E-mail confirmado!" })).toBeVisible();
    await keys.open("link", "Entrar");
    await keys.fill("Email", email);
    await keys.fill("Senha", demoPassword);
    await keys.press("Enter");
    await expect(page.getByRole("heading", { name: "Arena Dashboard" })).toBeVisible();
  });

  await walk.part("primeiros passos", async () => {
    await keys.open("link", "Confira quadras, preços e horários");
    await expect(page.getByRole("heading", { level: 1, name: "Configurações" })).toBeVisible();
    await keys.fill("Número de quadras", "4", { role: "spinbutton" });
    // At whatever hour this runs the courts are open, and what no longer fits into today has tomorrow.
    await keys.fillClock("Horário de abertura", "00:00");
    await keys.fillClock("Horário de fechamento", "23:59");
    await keys.press("Enter");
    await expect(page.getByText("Configurações salvas")).toBeVisible();
    await goTo("Recebimento");
    await keys.fill("Chave Pix", email);
    await keys.fill("Cidade", "Florianópolis");
    await keys.press("Enter");
    await expect(page.getByText("Configurações salvas")).toBeVisible();
    await goTo("Hoje");
    await expect(page.getByText("2 de 5")).toBeVisible();
  });

  const name = "Torneio de Estreia";
  await walk.part("criar o torneio", async () => {
    await keys.open("link", "Crie o primeiro torneio");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await keys.fill("Nome do torneio", name);
    await keys.select("Categoria", "Intermediário");
    await keys.select("Gênero", "Feminino");
    await keys.open("button", "Continuar");
    await keys.fillDay("Data de início", dayAhead(0));
    await keys.fillDay("Data de fim", dayAhead(1));
    await keys.fill("Valor da inscrição (R$)", "8000");
    await keys.open("button", "Continuar");
    await keys.open("button", "Publicar");
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await keys.expectFocusKept();
  });

  await walk.part("8 duplas de uma planilha", async () => {
    await keys.open("link", "Gerenciar Inscrições");
    await expect(page.getByRole("heading", { name: "Gerenciar Inscrições" })).toBeVisible();
    await keys.open("button", "Importar CSV");
    const sheet = page.getByRole("dialog", { name: "Importar inscrições" });
    const chooser = page.waitForEvent("filechooser");
    await keys.to("button", "Escolher arquivo");
    await keys.press("Enter");
    await (
      await chooser
    ).setFiles({ name: "duplas.csv", mimeType: "text/csv", buffer: Buffer.from(sheetOfPairs(8)) });
    await expect(sheet.getByText("duplas.csv")).toBeVisible();
    await keys.open("button", "Conferir planilha");
    await expect(sheet.getByText("Tudo certo: 8 duplas para importar.")).toBeVisible();
    await expect(sheet.getByText(/^Será cadastrado: /)).toHaveCount(16);
    await keys.open("button", "Importar 8 duplas");
    await expect(sheet).toBeHidden();
    await keys.expectFocusKept();
    await expect(page.getByText("8 duplas", { exact: true })).toBeVisible();
  });

  await walk.part("3 duplas na mesa", async () => {
    for (const [first, second] of deskPairs) {
      await keys.open("button", "Inscrever dupla", { back: true });
      const dialog = page.getByRole("dialog", { name: "Inscrever dupla" });
      await expect(dialog.locator(":focus")).toHaveCount(1);
      for (const athlete of [first, second]) {
        await keys.to("tab", "Buscar atleta");
        await keys.press("ArrowRight");
        await keys.fill("Nome completo", athlete);
        await keys.select("Gênero", "Feminino", { within: dialog });
        await keys.open("button", "Cadastrar e escolher");
        await expect(dialog.getByRole("button", { name: `Trocar ${athlete}` })).toBeVisible();
        await keys.expectFocusKept();
      }
      await keys.open("button", "Inscrever dupla", { within: dialog });
      await expect(dialog).toBeHidden();
      await keys.expectFocusKept();
    }
    await expect(page.getByText("11 duplas", { exact: true })).toBeVisible();
  });

  const key = new URL(page.url()).pathname.split("/")[2] ?? "";
  let link = "";
  await walk.part("o link da arena", async () => {
    await goTo("Hoje");
    await keys.open("link", "Link e QR code");
    await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
    link = await page.getByLabel("Endereço da página da arena").inputValue();
  });

  const openPhone = async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const phone = await context.newPage();
    walk.follow(phone);
    return phone;
  };
  const [ana, bia, caia, duda] = await Promise.all([openPhone(), openPhone(), openPhone(), openPhone()]);
  const press = async (target: Locator) => {
    walk.press();
    await target.tap();
  };
  const write = async (target: Locator, text: string) => {
    walk.press();
    await target.fill(text);
  };
  const signIn = async (phone: Page, address: string) => {
    await write(phone.getByLabel("Email"), address);
    await write(phone.getByLabel("Senha", { exact: true }), demoPassword);
    await press(phone.getByRole("button", { name: "Entrar", exact: true }));
  };
  const signUp = async (phone: Page, fullName: string) => {
    const address = `${fullName.split(" ")[0]?.toLowerCase()}.${number}@teste.example`;
    await write(phone.getByLabel("Nome completo"), fullName);
    await write(phone.getByLabel("Email"), address);
    walk.press();
    await phone.getByLabel("Gênero").selectOption("Feminino");
    await write(phone.getByLabel("Senha", { exact: true }), demoPassword);
    await write(phone.getByLabel("Confirmar senha"), demoPassword);
    await press(phone.getByRole("button", { name: "Cadastrar", exact: true }));
    await expect(phone.getByText("Verifique seu email para confirmar a conta.")).toBeVisible();
    const mailed = new URL((await readMail(phone, address, "Confirme sua conta")).link);
    await phone.goto(mailed.pathname + mailed.search);
    await write(phone.getByLabel("Senha", { exact: true }), demoPassword);
    await press(phone.getByRole("button", { name: "Confirmar e-mail" }));
    await press(phone.getByRole("link", { name: "Entrar" }).last());
    await signIn(phone, address);
  };

  await walk.part("3 atletas pedem para entrar", () =>
    together(
      [
        [ana, "Ana Maré"],
        [bia, "Bia Maré"],
        [caia, "Caia Maré"],
      ],
      async (phone, who) => {
        await phone.goto(new URL(link).pathname);
        await press(phone.getByRole("link", { name: "Criar conta" }));
        await signUp(phone, who);
        await expect(phone).toHaveURL(link);
        await press(phone.getByRole("button", { name: "Pedir para entrar" }));
        await expect(phone.getByText(/^Pedido enviado em/)).toBeVisible();
      },
    ),
  );

  await walk.part("aceitar os pedidos", async () => {
    await goTo("Hoje");
    await keys.open("link", "3 atletas pedem para entrar na arena");
    await expect(page.getByRole("button", { name: "Aceitar os 3" })).toBeVisible();
    await keys.open("button", "Aceitar os 3");
    await expect(page.getByRole("heading", { name: "Nenhum pedido pendente" })).toBeVisible();
    await keys.expectFocusKept();
  });

  const invitations = new Map<string, string>();
  const accept = async (phone: Page, partner: string) => {
    await phone.goto(invitations.get(partner) ?? "");
    await press(phone.getByRole("button", { name: "Aceitar convite" }));
  };
  const accepted = (phone: Page) =>
    expect(phone.getByText("Aguardando pagamento", { exact: true })).toBeVisible();

  await walk.part("2 duplas se inscrevem", async () => {
    await together(
      [
        [ana, "Bia Maré"],
        [caia, "Duda Maré"],
      ],
      async (phone, partner) => {
        await phone.reload();
        await press(phone.getByRole("link", { name: `Ver e se inscrever: ${name}` }));
        await write(phone.getByLabel("Nome da sua dupla"), partner);
        await press(phone.getByRole("button", { name: "Inscrever e convidar" }));
        invitations.set(partner, await phone.getByLabel("Link do convite").inputValue());
      },
    );
    await Promise.all([
      // She is of the arena already.
      accept(bia, "Bia Maré").then(() => accepted(bia)),
      // She is not: she is told, and shown the way.
      (async () => {
        await duda.goto(invitations.get("Duda Maré") ?? "");
        await press(duda.getByRole("link", { name: "Criar conta" }));
        await signUp(duda, "Duda Maré");
        await press(duda.getByRole("button", { name: "Aceitar convite" }));
        await expect(duda.getByText(/^Este torneio é só para atletas da arena\./)).toBeVisible();
        await press(duda.getByRole("link", { name: "Pedir para entrar na arena" }));
        await press(duda.getByRole("button", { name: "Pedir para entrar" }));
        await expect(duda.getByText(/^Pedido enviado em/)).toBeVisible();
      })(),
    ]);
    await page.reload();
    // Whoever comes anew skips the navigation.
    await keys.open("link", "Ir para o conteúdo");
    await keys.open("button", "Aceitar Duda Maré");
    await expect(page.getByRole("heading", { name: "Nenhum pedido pendente" })).toBeVisible();
    await keys.expectFocusKept();
    await accept(duda, "Duda Maré");
    await accepted(duda);
  });

  await walk.part("receber na mesa", async () => {
    await goTo("Torneios");
    await keys.open("link", new RegExp(name));
    await keys.open("link", "Gerenciar Inscrições");
    await expect(page.getByText("13 duplas", { exact: true })).toBeVisible();
    await keys.to("checkbox", "Selecionar tudo");
    await keys.press("Space");
    await keys.open("button", "Dar baixa", { most: 5, back: true });
    const asked = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await keys.open("button", "Registrar pagamentos", { within: asked });
    await expect(asked).toBeHidden();
    await keys.expectFocusKept();
    await expect(page.getByText("R$ 2.080 de R$ 2.080")).toBeVisible();
  });

  await walk.part("sorteio", async () => {
    await keys.open("link", name, { back: true });
    await keys.open("button", "Iniciar Torneio");
    const dialog = page.getByRole("dialog", { name: "Gerar chaveamento" });
    await expect(dialog.getByText("13 duplas · 4 grupos · 22 jogos")).toBeVisible();
    await keys.open("button", "Gerar chaveamento", { within: dialog, back: true });
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { name: "Grupo D" })).toBeVisible();
    await keys.expectFocusKept();
  });

  await walk.part("programação", async () => {
    await keys.open("link", "Programação");
    await expect(page.getByRole("heading", { name: "Programação", level: 1 })).toBeVisible();
    await keys.open("button", "Gerar programação");
    const dialog = page.getByRole("dialog", { name: "Gerar programação" });
    await keys.open("button", "Ver prévia", { within: dialog });
    await expect(dialog.getByText("Todos os 22 jogos têm quadra e horário.")).toBeVisible();
    await keys.open("button", "Aplicar", { within: dialog });
    await expect(dialog).toBeHidden();
    await keys.expectFocusKept();
  });

  // The day of games: the manager has a phone in her hand.
  const court = await openPhone();
  const onCourt = (number: number) => court.getByRole("region", { name: `Quadra ${number}`, exact: true });
  const score = async (games: number) => {
    const firstSide = court.getByRole("button", { name: /^Mais um game/ }).first();
    for (let game = 0; game < games; game++) await press(firstSide);
    await press(court.getByRole("alertdialog").getByRole("button", { name: "Encerrar jogo" }));
    await expect(court.getByRole("heading", { name: "Jogo encerrado" })).toBeVisible();
    await press(court.getByRole("link", { name: "Voltar para o torneio" }).last());
  };

  await walk.part("2 jogos pelo celular", async () => {
    await court.goto("/auth");
    await signIn(court, email);
    await press(court.getByRole("link", { name: new RegExp(`^Abrir.*${name}`) }));
    // One is counted on the pad, of the other only the result is written down.
    for (const number of [1, 2]) {
      await press(onCourt(number).getByRole("button", { name: /^Chamar próximo jogo/ }));
      await press(onCourt(number).getByRole("button", { name: /^Iniciar/ }));
    }
    await press(onCourt(1).getByRole("link", { name: /^Placar ao vivo/ }));
    await score(6);
    // What is below moves until the first court shows that it is free.
    await expect(onCourt(1).getByRole("button", { name: /^Chamar próximo jogo/ })).toBeVisible();
    await press(onCourt(2).getByRole("button", { name: /^Registrar resultado/ }));
    const sheet = court.getByRole("dialog", { name: "Registrar resultado" });
    await press(sheet.getByRole("group", { name: "Quem venceu?" }).locator("label").last());
    await press(sheet.getByText("6x3", { exact: true }));
    await press(sheet.getByRole("button", { name: "Salvar resultado" }));
    await expect(sheet).toBeHidden();
    await expect(court.getByText(/^2 de 22 jogos registrados/)).toBeVisible();
  });

  await playAllBefore(22, court, key, email);
  await walk.part("a final pelo celular", async () => {
    // Who has just played rests: from the list a match is scored without being called.
    await press(court.getByRole("listitem").filter({ hasText: "Jogo 22" }).getByRole("button"));
    await press(court.getByRole("link", { name: "Placar ao vivo" }));
    await score(6);
    await expect(court.getByRole("heading", { name: /venceram!$/ })).toBeVisible();
  });

  await walk.part("pódio e compartilhar", async () => {
    await keys.open("link", "Torneio", { back: true });
    await expect(page.getByRole("heading", { name: /venceram!$/ })).toBeVisible();
    await keys.open("button", "Mais ações");
    // The menu takes the keyboard a moment after it shows.
    await expect(page.getByRole("menu")).toBeFocused();
    await keys.press("ArrowDown");
    await keys.press("Enter");
  });
  const shared = page.getByRole("dialog", { name: "Compartilhar" });
  await expect(shared.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await expect(shared.getByRole("link", { name: "WhatsApp" })).toBeVisible();
  await expect(shared.getByRole("link", { name: "Painel de TV" })).toBeVisible();
  const address = await shared.getByRole("textbox").inputValue();
  const champions = await page.getByText(/venceram!$/).textContent();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { name: champions ?? "" })).toBeVisible();

  // Measured part by part in docs/performance.md: who makes the way longer says so there, and why.
});

/** Every match before the last one, through the API: over and over the same. */
async function playAllBefore(last: number, { request }: Pick<Page, "request">, key: string, email: string) {
  const token = await tokenOf(request, email);
  for (;;) {
    const { tournament } = await ask(
      request,
      `query ($key: UUID!) { tournament(key: $key) { categories { matches {
        id number version status sides { pair { id } } } } } }`,
      { key },
      token,
    );
    const matches = tournament.categories[0].matches as MatchRow[];
    const ready = matches.filter(
      ({ status, sides, number }) => status !== "PLAYED" && number < last && sides.every(({ pair }) => pair),
    );
    if (ready.length === 0) return;
    for (const { id, version, number } of ready) {
      const { recordMatchResult } = await ask(
        request,
        `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`,
        { input: { matchId: id, expectedVersion: version, outcome: "COMPLETED", games: [6, number % 4] } },
        token,
      );
      expect(recordMatchResult.__typename).toBe("RecordMatchResultSuccess");
    }
  }
}
