import { ask, freshAddress } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { createPairEvent, enrolBeside, fillWithPair, signUpWoman } from "../support/pair-event";

test("an athlete finds the invitation on her profile, says yes, and is told what she owes", async ({
  page: bia,
  browser,
}) => {
  const name = `Duplas do convite ${Date.now()}`;
  const anas = await browser.newContext();
  const ana = await anas.newPage();
  const event = await createPairEvent(ana, name);
  const inviter = await signUpWoman(ana, "Ana Convidante");
  const invited = await signUpWoman(bia, "Bia Convidada");
  await enrolBeside(ana, inviter.token, event, { partnerEmail: invited.email });
  await anas.close();

  await bia.goto(`/user-profile/${invited.key}`);
  const card = bia.getByRole("region", { name: "Inscrições em andamento" });
  await expect(card).toContainText(`Ana Convidante convidou você para formar dupla em ${name}`);
  await expect(card).toContainText("Sua parte: R$ 80,00");
  await card.getByRole("button", { name: "Aceitar convite de Ana Convidante" }).dblclick();
  await expect(bia).toHaveURL(new RegExp(`/torneio/${event.key}`));
  await expect(bia.getByText("Aguardando pagamento", { exact: true })).toBeVisible();
  await expect(bia.getByRole("img", { name: /QR code do Pix/ })).toBeVisible();
  await expect(bia.getByRole("button", { name: "Copiar código Pix" })).toBeVisible();

  await bia.goto(`/user-profile/${invited.key}`);
  await expect(card).toContainText(/Pague R\$\s80,00 até/);
  await expect(card).not.toContainText("convidou você");
  await expect(card.getByRole("link", { name: `Pagar inscrição em ${name}` })).toHaveAttribute(
    "href",
    new RegExp(`/torneio/${event.key}`),
  );
});

test("two who seek a partner find each other and are a pair", async ({ page: ana, browser }) => {
  const name = `Duplas de quem procura ${Date.now()}`;
  const event = await createPairEvent(ana, name);
  await signUpWoman(ana, "Ana Procura");
  const bias = await browser.newContext();
  const bia = await bias.newPage();
  const seeking = await signUpWoman(bia, "Bia Procura");
  await enrolBeside(bia, seeking.token, event, { seekPartner: true });

  await ana.goto(`/torneio/${event.key}`);
  await ana.getByText("Procuro dupla").click();
  await ana.getByRole("button", { name: "Entrar na lista de quem procura dupla" }).click();
  await expect(ana.getByText("Procurando dupla", { exact: true })).toBeVisible();
  await ana.getByRole("button", { name: "Propor dupla a Bia Procura" }).click();
  await expect(ana.getByText("Aguardando a dupla", { exact: true })).toBeVisible();

  await bia.goto(`/torneio/${event.key}`);
  await bia.getByRole("button", { name: "Aceitar convite de Ana Procura" }).click();
  await expect(bia.getByRole("heading", { name: "Com Ana Procura" })).toBeVisible();
  // Ana's page follows by itself.
  await expect(ana.getByRole("heading", { name: "Com Bia Procura" })).toBeVisible();
  await bias.close();
});

test("who waits sees her place in line, and has one as soon as it is free", async ({
  page: ana,
  browser,
}) => {
  const name = `Duplas da fila ${Date.now()}`;
  const managers = await browser.newContext();
  const managing = await managers.newPage();
  const event = await createPairEvent(managing, name, { maxParticipants: 2 });
  const taken = await fillWithPair(managing, event);
  const waiting = await signUpWoman(ana, "Ana Espera");
  await enrolBeside(ana, waiting.token, event, { partnerEmail: freshAddress() });

  await ana.goto(`/user-profile/${waiting.key}`);
  const card = ana.getByRole("region", { name: "Inscrições em andamento" });
  await expect(card).toContainText("Lista de espera");
  await expect(card).toContainText("Você é o próximo da lista de espera");
  await card.getByRole("link", { name: `Ver inscrição em ${name}` }).click();
  await expect(ana.getByText("Lista de espera", { exact: true })).toBeVisible();

  for (const enrolmentId of taken)
    await ask(
      managing.request,
      `mutation ($input: CancelEnrolmentInput!) { cancelEnrolment(input: $input) { __typename } }`,
      { input: { enrolmentId } },
      event.managerToken,
    );
  await expect(ana.getByText("Aguardando a dupla", { exact: true })).toBeVisible();
  await expect(ana.getByText("as duas vagas ficam guardadas para vocês")).toBeVisible();
  await managers.close();
});
