import type { Browser } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { people } from "../../prisma/demo/people";
import { expect, test } from "../support/browser-test";
import { ask } from "../support/ask";
import { signUpFreshAthlete } from "../support/fresh-account";
import { readMail } from "../support/mailbox";
import { openedDialog } from "../support/opened-dialog";
import { openArena } from "../support/own-arena";
import { enterAs, signInAs } from "../support/sign-in";

test.use({ actionTimeout: 15_000 });

/** Somebody else, on a device of their own. */
const another = async (browser: Browser) => (await browser.newContext()).newPage();

test("a federation signs up, is activated, and an arena that it invites belongs to it", async ({
  page,
  browser,
}) => {
  const stamp = Date.now();
  const name = `Federação da Restinga ${stamp}`;
  const acronym = `R${String(stamp).slice(-8)}`;
  const email = `restinga.${stamp}@teste.example`;

  // It signs up and enters, and reads that it waits.
  await page.goto("/federation-auth?aba=cadastrar");
  await page.getByLabel("Nome da federação").fill(name);
  await page.getByLabel("Sigla").fill(acronym);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/respons[áa]vel/i).fill("Lia da Restinga");
  await page.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await page.getByLabel("Confirmar senha").fill(demoPassword);
  await page.getByRole("button", { name: "Cadastrar Federação" }).click();
  const { link } = await readMail(page, email, "Confirme sua conta na Praia");
  await page.goto(link);
  await page.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Confirmar e-mail" }).click();
  await expect(page.getByRole("heading", { name: "E-mail confirmado!" })).toBeVisible();
  await signInAs(page, email, "/federation-auth");
  await expect(page.getByText("Sua federação aguarda ativação.")).toBeVisible();
  await page.getByRole("link", { name: "Arenas Filiadas" }).first().click();
  await expect(page.getByRole("heading", { name: "Nenhuma arena filiada" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Convidar arena" })).toBeHidden();

  // An admin is told, looks at it and activates it; its people have a mail.
  const admin = await another(browser);
  await enterAs(admin, people.admin.email);
  await admin.goto("/admin");
  await admin.getByRole("link", { name: /aguardam? ativação$/ }).click();
  await expect(admin).toHaveURL(/\/admin\/federations\?status=aguardando$/);
  await admin.getByRole("link", { name }).click();
  const details = admin.getByRole("dialog", { name: "Detalhes da federação" });
  await expect(details.getByText("Lia da Restinga").first()).toBeVisible();
  await details.getByRole("button", { name: "Ativar" }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Ativar" }).click();
  await expect(admin.getByText("Federação ativada")).toBeVisible();
  await readMail(page, email, `A ${name} está ativa na Praia`);

  // It invites an arena, which agrees.
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByText("Sua federação aguarda ativação.")).toBeHidden();
  const manager = await another(browser);
  const arena = await openArena(manager, `Arena Restinga ${stamp}`);
  const { viewer } = await ask(manager.request, "{ viewer { user { email } } }", {}, arena.token);
  await page.getByRole("button", { name: "Convidar arena" }).click();
  const invitation = await openedDialog(page, "Convidar arena");
  await invitation.getByLabel("Buscar arena").fill(arena.name);
  await invitation.getByText(arena.name, { exact: true }).click();
  await invitation.getByRole("button", { name: "Enviar convite" }).click();
  await expect(page.getByText("Convite enviado")).toBeVisible();
  await readMail(page, viewer.user.email, "a se filiar");
  await manager.goto("/arena-settings");
  await manager.getByRole("button", { name: `Aceitar ${name}` }).click();
  await expect(manager.getByText("Filiação aceita")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("table", { name: "Arenas filiadas" })).toContainText(arena.name);

  // What it opens now everybody can see.
  await page.getByRole("link", { name: "Campeonatos" }).first().click();
  await page.getByRole("link", { name: "Novo Campeonato" }).first().click();
  const championship = `Etapa Restinga ${stamp}`;
  await page.getByLabel("Nome do campeonato").fill(championship);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Data de início").fill("2030-01-05");
  await page.getByLabel("Data de fim").fill("2030-01-06");
  await page.getByRole("button", { name: "Continuar" }).click();
  const category = page.getByRole("group", { name: "Nova categoria" });
  await category.getByLabel("Nome da categoria").fill("Feminino B");
  await category.getByRole("button", { name: "Incluir categoria" }).click();
  await page.getByRole("button", { name: "Criar Campeonato" }).click();
  await expect(page.getByRole("heading", { name: championship, level: 1 })).toBeVisible();
  const key = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const stranger = await another(browser);
  await stranger.goto(`/torneio/${key}`);
  await expect(stranger.getByRole("heading", { name: championship })).toBeVisible();
});

test("an owner who leaves: the arena goes to another person, and the account can be deleted", async ({
  page,
  browser,
}) => {
  const arena = await openArena(page, `Arena Passada ${Date.now()}`);
  const heir = await another(browser);
  const heirEmail = await signUpFreshAthlete(heir, "Rui da Passada");

  // Whoever runs an arena cannot just go.
  const leave = async () => {
    await page.goto("/conta");
    await page.getByRole("button", { name: "Excluir minha conta" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Sua senha").fill(demoPassword);
    await dialog.getByLabel(/^Digite EXCLUIR/).fill("EXCLUIR");
    await dialog.getByRole("button", { name: "Excluir conta" }).click();
  };
  await leave();
  await expect(page.getByText(/Peça à administração para passá-la a outra pessoa/)).toBeVisible();

  // An admin finds it and asks somebody who has an account already.
  const admin = await another(browser);
  await enterAs(admin, people.admin.email);
  await admin.goto("/admin/arenas");
  await admin.getByLabel("Buscar").fill(arena.name);
  await expect(admin.getByText("1 arena encontrada")).toBeVisible();
  await admin.getByRole("button", { name: `Mais ações para ${arena.name}` }).click();
  await admin.getByRole("menuitem", { name: "Passar a outra pessoa" }).click();
  const handOver = await openedDialog(admin, "Passar a outra pessoa");
  await handOver.getByLabel("Nome").fill("Rui da Passada");
  await handOver.getByLabel("Email").fill(heirEmail);
  await handOver.getByRole("button", { name: "Passar a arena" }).click();
  await expect(admin.getByText("Convite enviado")).toBeVisible();

  // They say yes, and are in charge.
  await readMail(heir, heirEmail, `Convite para cuidar da ${arena.name}`);
  await signInAs(heir, heirEmail, "/auth-athlete");
  await heir.getByRole("link", { name: "Minha conta" }).click();
  await heir.getByRole("button", { name: `Aceitar ${arena.name}` }).click();
  await expect(heir.getByText("Convite aceito")).toBeVisible();
  await heir.goto("/arena-settings");
  await expect(heir.getByRole("heading", { name: "Configurações da Arena" })).toBeVisible();

  await leave();
  await expect(page.getByText("Sua conta foi excluída")).toBeVisible();
});
