import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { SettingsFormTestQuery } from "../../__generated__/SettingsFormTestQuery.graphql";
import type { SettingsFormMutation as UpdateMutation } from "../../__generated__/SettingsFormMutation.graphql";
import { settingsRow } from "./settings-row";
import { SettingsForm } from "./SettingsForm";

const record = {
  operatorName: "Praia Tecnologia Ltda.",
  cnpj: "11222333000181",
  contactEmail: "contato@praia.example",
  contactPhone: null,
  officerName: null,
  officerEmail: null,
  arenaSignUpOpen: true,
  federationSignUpOpen: true,
  athleteSignUpOpen: true,
  writtenNotice: null,
  version: 3,
};

async function open() {
  const onChanged = vi.fn<() => void>();
  const scrolling = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  onTestFinished(() => scrolling.mockRestore());
  const shown = showWith<SettingsFormTestQuery>(
    graphql`
      query SettingsFormTestQuery @relay_test_operation @raw_response_type {
        platform {
          ...settingsRow_platform
        }
      }
    `,
    { platform: record },
    ({ platform }) => <SettingsForm stored={settingsRow(platform)} onChanged={onChanged} />,
  );
  await codeArrived();
  const save = () => shown.user.click(screen.getByRole("button", { name: "Salvar" }));
  return { ...shown, save, onChanged };
}

test("a switch says what it stops; a notice is sent by the clocks of Brasília", async () => {
  const { user, fill, server, save, onChanged } = await open();
  expect(await problemsShown()).toEqual([]);
  const arenas = screen.getByRole("switch", { name: "Receber cadastros de arenas" });
  expect(arenas).toHaveAccessibleDescription(/Qualquer pessoa cadastra a sua arena/);
  await user.click(arenas);
  expect(arenas).toHaveAccessibleDescription(/ninguém cadastra arena/);

  await fill("Aviso", "Hoje às 22h paramos");
  expect(screen.getByRole("region", { name: "Prévia do aviso" })).toHaveTextContent("Hoje às 22h paramos");
  await save();
  expect(server.sent()).toEqual([]);
  expect(screen.getByLabelText("Aparece de")).toHaveAccessibleDescription(/Informe quando o aviso começa/);
  expect(screen.getByLabelText("Aparece de")).toHaveFocus();
  await fill("Aparece de", "2026-11-25T22:00");
  await fill("Aparece até", "2026-11-26T01:00");
  expect(await problemsShown()).toEqual([]);
  await save();
  expect(server.sent()).toEqual([
    expect.objectContaining({
      version: 3,
      arenaSignUpOpen: false,
      athleteSignUpOpen: true,
      contactPhone: null,
      noticeFrom: "2026-11-26T01:00:00.000Z",
      noticeUntil: "2026-11-26T04:00:00.000Z",
    }),
  ]);
  await server.answers<UpdateMutation>({
    updatePlatformSettings: {
      __typename: "UpdatePlatformSettingsSuccess",
      platform: {
        ...record,
        arenaSignUpOpen: false,
        writtenNotice: {
          text: "Hoje às 22h paramos",
          from: "2026-11-26T01:00:00.000Z",
          until: "2026-11-26T04:00:00.000Z",
        },
        version: 4,
      },
    },
  });
  expect(onChanged).toHaveBeenCalledOnce();
  expect(screen.getByLabelText("Aparece de")).toHaveValue("2026-11-25T22:00");
  expect(screen.queryByText("Alterações não salvas")).toBeNull();
});

test("of two who save, the second keeps what they typed, and takes back nothing else of what the first saved", async () => {
  const { fill, server, save } = await open();
  await fill("E-mail de contato", "ola@praia.example");
  await save();
  const message = "Outra pessoa salvou as configurações enquanto você editava.";
  await server.answers<UpdateMutation>({
    updatePlatformSettings: {
      __typename: "SettingsChangedMeanwhile",
      message,
      platform: { ...record, contactEmail: "fale@praia.example", athleteSignUpOpen: false, version: 4 },
    },
  });
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByText("E-mail de contato agora é: fale@praia.example")).toBeVisible();
  expect(screen.getByText("Cadastro de atletas agora é: fechado")).toBeVisible();
  expect(screen.getByRole("switch", { name: "Receber cadastros de atletas" })).not.toBeChecked();
  expect(screen.getByLabelText("E-mail de contato")).toHaveValue("ola@praia.example");
  await save();
  expect(server.sent()).toEqual([
    expect.objectContaining({ version: 4, contactEmail: "ola@praia.example", athleteSignUpOpen: false }),
  ]);
});

test("what was changed can be dropped, and a notice taken away", async () => {
  const { user, fill } = await open();
  await fill("Razão social", "Outra Ltda.");
  await fill("Aviso", "Paramos");
  await user.click(screen.getByRole("button", { name: "Retirar aviso" }));
  expect(screen.getByLabelText("Aviso")).toHaveValue("");
  expect(screen.getByLabelText("Aviso")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Descartar" }));
  expect(screen.getByLabelText("Razão social")).toHaveValue("Praia Tecnologia Ltda.");
  expect(screen.queryByRole("button", { name: "Descartar" })).toBeNull();
  expect(screen.getByRole("button", { name: "Salvar" })).toHaveFocus();
});
