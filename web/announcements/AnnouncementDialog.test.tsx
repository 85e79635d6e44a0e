import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../tests/support/component";
import type { AnnouncementDialogCategoriesQuery } from "../__generated__/AnnouncementDialogCategoriesQuery.graphql";
import type { AnnouncementDialogMutation } from "../__generated__/AnnouncementDialogMutation.graphql";
import type { AnnouncementDialogRecipientsQuery } from "../__generated__/AnnouncementDialogRecipientsQuery.graphql";
import { AnnouncementDialog } from "./AnnouncementDialog";

const championship = { key: "0190a000-0000-7000-8000-000000000001", name: "Etapa de verão" };
const sender = { kind: "FEDERATION" as const, key: "federation" };

function open() {
  const [onClose, onSent] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const shown = show(
    <AnnouncementDialog
      open
      onClose={onClose}
      sender={sender}
      senderId="remetente"
      timeZone="America/Sao_Paulo"
      audiences={["ATHLETES", "ARENA_MANAGERS", "CHAMPIONSHIP", "CATEGORY"]}
      championships={[championship]}
      onSent={onSent}
    />,
  );
  return { ...shown, onClose, onSent };
}
const button = (name: string) => screen.getByRole("button", { name });
const counted = (people: number, unreachable = 0) => ({
  viewer: { announcementDesk: { recipients: { people, unreachable } } },
});

test("says how many people receive it before it is sent, and sends it once", async () => {
  const { user, fill, server, onClose, onSent } = open();
  expect(await screen.findByRole("dialog", { name: "Novo Comunicado" })).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.click(button("Continuar"));
  expect(await screen.findByText("Informe um título")).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/Para quem/), "Inscritos em um campeonato");
  await fill(/Título/, "Tabela publicada");
  await fill(/Texto/, "Os jogos começam às 8h.");
  await user.click(button("Continuar"));
  expect(await screen.findByText("Escolha o campeonato")).toBeVisible();
  expect(server.sent()).toEqual([]);

  await user.selectOptions(screen.getByLabelText(/Campeonato/), championship.name);
  await user.click(button("Continuar"));
  expect(server.sent()).toEqual([
    { ...sender, audience: "CHAMPIONSHIP", championshipKey: championship.key, categoryId: null },
  ]);
  await server.answers<AnnouncementDialogRecipientsQuery>(counted(214, 1));
  expect(await screen.findByText("Inscritos em Etapa de verão")).toBeVisible();
  expect(screen.getByText(/1 pessoa fica de fora/)).toBeVisible();
  expect(await problemsShown()).toEqual([]);

  await user.dblClick(button("Enviar para 214 pessoas"));
  expect(server.sent()).toEqual([
    {
      senderId: "remetente",
      audience: "CHAMPIONSHIP",
      championshipKey: championship.key,
      categoryId: null,
      sendOn: null,
      sendAt: null,
      title: "Tabela publicada",
      text: "Os jogos começam às 8h.",
      requestKey: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    },
  ]);
  await server.answers<AnnouncementDialogMutation>({
    sendAnnouncement: {
      __typename: "SendAnnouncementSuccess",
      announcement: { id: "novo", state: "SENT", sentAt: "2026-12-01T12:00:00Z", recipientCount: 214 },
    },
  });
  expect(await screen.findByText("Comunicado enviado")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onSent).toHaveBeenCalledOnce();
});

test("an audience without anybody, a refusal and a way back to the text", async () => {
  const { user, fill, server, onSent } = open();
  await fill(/Título/, "Reunião");
  await fill(/Texto/, "Na segunda-feira.");
  await user.click(button("Continuar"));
  await server.answers<AnnouncementDialogRecipientsQuery>(counted(0));
  expect(await screen.findByText(/Ninguém deste público/)).toBeVisible();

  await user.click(button("Continuar"));
  await server.fails();
  expect(await screen.findByText(/Não foi possível contar/)).toBeVisible();

  await user.click(button("Continuar"));
  await server.answers<AnnouncementDialogRecipientsQuery>(counted(1));
  await user.click(button("Editar"));
  expect(screen.getByLabelText(/Título/)).toHaveValue("Reunião");

  await user.click(button("Continuar"));
  await server.answers<AnnouncementDialogRecipientsQuery>(counted(1));
  await user.click(button("Enviar para 1 pessoa"));
  const message = "O limite é de 10 comunicados em 24 horas. Tente de novo mais tarde.";
  await server.answers<AnnouncementDialogMutation>({
    sendAnnouncement: { __typename: "RuleViolation", message },
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/Texto/)).toHaveValue("Na segunda-feira.");
  expect(onSent).not.toHaveBeenCalled();
});

test("schedules one for a category, and shows a refused time at its field", async () => {
  const { user, fill, server, onSent } = open();
  await user.selectOptions(screen.getByLabelText(/Para quem/), "Inscritos em uma categoria");
  await user.selectOptions(screen.getByLabelText(/Campeonato/), championship.name);
  await server.answers<AnnouncementDialogCategoriesQuery>({
    tournament: {
      categories: [
        { id: "feminino", name: "Feminino C", cancelledAt: null },
        { id: "cancelada", name: "Mista A", cancelledAt: "2026-11-20T12:00:00Z" },
      ],
    },
  });
  expect(await screen.findByRole("option", { name: "Feminino C" })).toBeVisible();
  expect(screen.queryByRole("option", { name: "Mista A" })).not.toBeInTheDocument();
  await fill(/Título/, "Mudou o horário");
  await fill(/Texto/, "Os jogos começam às 9h.");
  await user.click(screen.getByRole("radio", { name: "Agendar para" }));
  await user.click(button("Continuar"));
  expect(await screen.findByText("Escolha a categoria")).toBeVisible();
  expect(screen.getByText("Escolha o dia")).toBeVisible();
  expect(screen.getByText("Escolha o horário")).toBeVisible();
  expect(await problemsShown()).toEqual([]);

  await user.selectOptions(screen.getByLabelText(/Categoria/), "Feminino C");
  await fill(/Dia/, "2026-12-24");
  await fill(/Horário/, "08:00");
  await user.click(button("Continuar"));
  expect(server.sent()).toEqual([
    { ...sender, audience: "CATEGORY", championshipKey: null, categoryId: "feminino" },
  ]);
  await server.answers<AnnouncementDialogRecipientsQuery>(counted(0));
  expect(await screen.findByText("Inscritos em Feminino C, Etapa de verão")).toBeVisible();
  expect(screen.getByText("24/12/2026 às 08:00")).toBeVisible();
  expect(screen.getByText(/hoje 0 pessoas/)).toBeVisible();
  await user.dblClick(button("Agendar envio"));
  const asked = { senderId: "remetente", audience: "CATEGORY", categoryId: "feminino" };
  expect(server.sent()).toMatchObject([{ ...asked, sendOn: "2026-12-24", sendAt: "08:00" }]);
  const message = "Escolha um horário daqui a pelo menos 5 minutos";
  await server.answers<AnnouncementDialogMutation>({
    sendAnnouncement: { __typename: "InvalidInput", fields: [{ path: ["sendAt"], message }] },
  });
  expect(await screen.findByLabelText(/Horário/)).toHaveAccessibleDescription(new RegExp(message));

  await fill(/Horário/, "09:00");
  await user.click(button("Continuar"));
  await server.answers<AnnouncementDialogRecipientsQuery>(counted(12));
  await user.click(button("Agendar envio"));
  await server.answers<AnnouncementDialogMutation>({
    sendAnnouncement: {
      __typename: "SendAnnouncementSuccess",
      announcement: { id: "novo", state: "SCHEDULED", sentAt: "2026-12-24T12:00:00Z", recipientCount: 0 },
    },
  });
  expect(await screen.findByText("Comunicado agendado")).toBeVisible();
  expect(screen.getByText("Será enviado em 24/12/2026 às 09:00.")).toBeVisible();
  expect(onSent).toHaveBeenCalledOnce();
});
