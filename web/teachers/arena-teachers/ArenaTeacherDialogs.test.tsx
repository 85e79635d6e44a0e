import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { useArenaTeacherMutationsActiveMutation as ActiveMutation } from "../../__generated__/useArenaTeacherMutationsActiveMutation.graphql";
import type { useArenaTeacherMutationsInviteMutation as InviteMutation } from "../../__generated__/useArenaTeacherMutationsInviteMutation.graphql";
import type { useArenaTeacherMutationsUpdateMutation as UpdateMutation } from "../../__generated__/useArenaTeacherMutationsUpdateMutation.graphql";
import { InviteTeacherDialog, TeachingDialog } from "./TeacherStandingDialogs";
import type { KnownTeacher } from "./known-teacher";
import { UpdateTeacherDialog } from "./UpdateTeacherDialog";

const named = { id: "linha", name: "Ana Lima", active: true, hasAccount: false, email: null };
const known: KnownTeacher = {
  id: "linha",
  name: "Ana Lima",
  hasAccount: false,
  phone: null,
  specialties: ["Duplas"],
  hours: [{ weekday: "MONDAY", startsAt: "07:00", endsAt: "09:00" }],
};
const row = (more: { active?: boolean } = {}) => ({
  id: "linha",
  name: "Ana Lima",
  active: true,
  hasAccount: false,
  email: null,
  phone: null,
  specialties: [],
  hours: [],
  certifications: [],
  highestCertification: null,
  invitationStatus: null,
  invitedAt: null,
  scheduledClassCount: 0,
  studentCount: 0,
  weeklyClasses: [],
  ...more,
});

test("hours are entered by day, an overlap shows an error, and a day can be repeated until Friday", async () => {
  const onClose = vi.fn<() => void>();
  const { user, server, fill } = show(<UpdateTeacherDialog teacher={known} open onClose={onClose} />);
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Incluir horário: Segunda" }));
  await fill("Segunda, 2º horário: início", "08:00");
  await fill("Segunda, 2º horário: fim", "10:00");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(await screen.findByText("Este horário se sobrepõe a outro do mesmo dia")).toBeVisible();
  expect(server.sent()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Tirar horário: Segunda, 2º horário" }));
  await user.click(screen.getByRole("button", { name: "Repetir a segunda até sexta" }));
  await user.click(screen.getByRole("button", { name: "Tirar Duplas" }));
  await user.dblClick(screen.getByRole("button", { name: "Salvar" }));
  const clocks = { startsAt: "07:00", endsAt: "09:00" };
  expect(server.sent()).toEqual([
    {
      teacherArenaId: "linha",
      fullName: "Ana Lima",
      cpf: null,
      phone: null,
      specialties: [],
      hours: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"].map((weekday) => ({
        weekday,
        ...clocks,
      })),
    },
  ]);
  await server.answers<UpdateMutation>({
    updateArenaTeacher: { __typename: "UpdateArenaTeacherSuccess", teacherArena: row() },
  });
  expect(await screen.findByText("Cadastro alterado")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

test("a teacher with an account can be corrected, and the form says that they are notified", async () => {
  const { user, server, fill } = show(
    <UpdateTeacherDialog teacher={{ ...known, hasAccount: true }} open onClose={() => {}} />,
  );
  expect(screen.getByText(/recebe um aviso; o e-mail só ele muda/)).toBeVisible();
  await fill("Nome completo", "Ana Lima D’Ávila");
  await fill("CPF", "529.982.247-25");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(server.sent()).toEqual([
    expect.objectContaining({ fullName: "Ana Lima D'Ávila", cpf: "52998224725" }),
  ]);
});

test("an invitation needs an address, and a refusal is shown at the field", async () => {
  const onClose = vi.fn<() => void>();
  const { user, server, fill } = show(<InviteTeacherDialog teacher={named} open onClose={onClose} />);
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Enviar convite" }));
  expect(await screen.findByText("Informe o e-mail")).toBeVisible();
  await fill("E-mail", "ana@teste.example");
  await user.dblClick(screen.getByRole("button", { name: "Enviar convite" }));
  expect(server.sent()).toEqual([{ teacherArenaId: "linha", email: "ana@teste.example" }]);
  const message = "Esta pessoa recusou o convite.";
  await server.answers<InviteMutation>({
    inviteTeacher: { __typename: "RuleViolation", path: ["email"], message },
  });
  expect(screen.getByLabelText(/E-mail/)).toHaveAccessibleDescription(message);
  expect(onClose).not.toHaveBeenCalled();
});

test("a teacher with an account is invited without an address field", async () => {
  const { user, server } = show(
    <InviteTeacherDialog
      teacher={{ ...named, hasAccount: true, active: false } as typeof named}
      open
      onClose={() => {}}
    />,
  );
  expect(screen.queryByLabelText(/E-mail/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Enviar convite" }));
  expect(server.sent()).toEqual([{ teacherArenaId: "linha", email: null }]);
});

test("the dialog explains what ending means, and shows a refusal in the same place", async () => {
  const onClose = vi.fn<() => void>();
  const { user, server } = show(<TeachingDialog teacher={named} open onClose={onClose} />);
  expect(await problemsShown()).toEqual([]);
  expect(screen.getByText(/continuam no histórico/)).toBeVisible();
  await user.dblClick(screen.getByRole("button", { name: "Encerrar" }));
  expect(server.sent()).toEqual([{ teacherArenaId: "linha", active: false }]);
  const message = "Ana Lima ainda tem 2 aulas marcadas.";
  await server.answers<ActiveMutation>({ setTeachingActive: { __typename: "RuleViolation", message } });
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  await user.click(screen.getByRole("button", { name: "Encerrar" }));
  await server.answers<ActiveMutation>({
    setTeachingActive: { __typename: "SetTeachingActiveSuccess", teacherArena: row({ active: false }) },
  });
  expect(await screen.findByText("Vínculo encerrado")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});
