import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { LogOut, UserMinus, UserPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { PlacePeople_invitation$key } from "../../__generated__/PlacePeople_invitation.graphql";
import type { PlacePeopleWithdrawMutation } from "../../__generated__/PlacePeopleWithdrawMutation.graphql";
import { renewAccess } from "../../relay/access";
import { useAction } from "../../relay/use-action";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { PendingButton } from "../../ui/form/PendingButton";
import type { Refusal } from "../../ui/form/refusal";
import { TextField } from "../../ui/form/Fields";
import { MoreMenu } from "../../ui/LazyMenu";
import { Notice } from "../../ui/PageStates";
import type { MenuAction } from "../../ui/OpenMenu";
import { Person } from "../../ui/Person";
import { TimeAgo } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";

interface PersonOfPlace {
  id: string;
  name: string;
  facts: string;
  isViewer: boolean;
  /** What else than ending it can be done with them. */
  actions?: MenuAction[];
  /** Whether others cannot take them out; they can always leave. */
  stays?: boolean;
}

interface PlacePeopleProps {
  /** The word for the place in sentences, after "da". */
  place: "arena" | "federação";
  people: readonly PersonOfPlace[];
  /** The rows of open invitations. */
  invitations: ReactNode;
  /** Removes a person, or the viewer. @returns the mutation's payload; undefined if the request failed. */
  remove: (id: string) => Promise<{ readonly refusal: Refusal | null | undefined } | undefined>;
  pending: boolean;
  addLabel: string;
  onAdd: () => void;
  /** After a removal: the page has to be read again. */
  onDone: () => void;
}

/** Who works for an arena or a federation, whom it has asked to, and how one leaves. */
export function PlacePeople({
  place,
  people,
  invitations,
  remove,
  pending,
  addLabel,
  onAdd,
  onDone,
}: PlacePeopleProps) {
  const [removing, setRemoving] = useState<PersonOfPlace | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const navigate = useNavigate();

  const confirm = async () => {
    if (!removing) return;
    const answer = await remove(removing.id);
    if (!answer) return;
    if (answer.refusal) return setRefusal(answer.refusal.message);
    setRemoving(null);
    if (!removing.isViewer) {
      toast.success({ title: "Pessoa retirada", description: "Ela recebe um e-mail." });
      return onDone();
    }
    toast.success({ title: `Você saiu da ${place}` });
    await navigate("/");
    await renewAccess().catch(() => undefined);
  };

  const ending = (person: PersonOfPlace) => () => {
    setRefusal(null);
    setRemoving(person);
  };
  const endingOf = (person: PersonOfPlace): MenuAction[] =>
    person.isViewer
      ? [{ label: `Sair da ${place}`, icon: LogOut, dangerous: true, onSelect: ending(person) }]
      : person.stays
        ? []
        : [{ label: `Retirar da ${place}`, icon: UserMinus, dangerous: true, onSelect: ending(person) }];

  return (
    <Stack gap="3">
      {people.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          Ninguém ainda cuida desta {place}.
        </Text>
      ) : (
        <Stack as="ul" gap="2" listStyleType="none">
          {people.map((person) => {
            const actions = [...(person.actions ?? []), ...endingOf(person)];
            return (
              <HStack as="li" key={person.id} justify="space-between" gap="3">
                <Person name={person.name} facts={person.facts} size="sm" />
                {actions.length === 0 ? null : (
                  <MoreMenu label={`Mais ações para ${person.name}`} variant="ghost" actions={actions} />
                )}
              </HStack>
            );
          })}
        </Stack>
      )}
      {invitations}
      <Button size="sm" variant="outline" colorPalette="sea" alignSelf="flex-start" onClick={onAdd}>
        <UserPlus />
        {addLabel}
      </Button>
      <ConfirmDialog
        open={removing !== null}
        title={removing?.isViewer ? `Sair da ${place}?` : `Retirar ${removing?.name ?? "a pessoa"}?`}
        description={
          removing?.isViewer
            ? `Você perde o acesso à área da ${place}. A sua conta continua a mesma.`
            : `Ela perde o acesso à área da ${place} e recebe um e-mail. A conta dela continua a mesma.`
        }
        confirmLabel={removing?.isViewer ? "Sair" : "Retirar"}
        pendingLabel={removing?.isViewer ? "Saindo…" : "Retirando…"}
        dangerous
        pending={pending}
        onConfirm={() => void confirm()}
        onClose={() => setRemoving(null)}
      >
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </ConfirmDialog>
    </Stack>
  );
}

interface PendingInvitationProps {
  invitation: PlacePeople_invitation$key;
  /** Called after the invitation is withdrawn, so that the parent reloads its data. */
  onWithdrawn: () => void;
}

/** A pending invitation, which can be withdrawn. */
export function PendingInvitation({ invitation: key, onWithdrawn }: PendingInvitationProps) {
  const { id, name, email, position, createdAt } = useFragment(
    graphql`
      fragment PlacePeople_invitation on ManagementInvitation {
        id
        position
        createdAt
        name
        email
      }
    `,
    key,
  );
  const [withdraw, pending] = useWithdrawInvitationMutation();

  const send = async () => {
    const answer = (await withdraw({ input: { invitationId: id } }))?.withdrawManagementInvitation;
    if (!answer) return;
    if (answer.refusal) toast.error({ title: answer.refusal.message });
    else toast.success({ title: "Convite cancelado" });
    onWithdrawn();
  };

  return (
    <Stack gap="2">
      <Person
        name={name ?? email}
        facts={[position, name ? email : null].filter(Boolean).join(" · ")}
        size="sm"
      />
      <HStack justify="space-between" gap="3" wrap="wrap">
        <Text textStyle="xs" color="fg.muted">
          Aguarda resposta, convite enviado <TimeAgo instant={createdAt} timeZone={brasiliaTime} />
        </Text>
        <PendingButton
          size="sm"
          variant="outline"
          colorPalette="gray"
          pending={pending}
          onClick={() => void send()}
          aria-label={`Cancelar convite para ${name ?? email}`}
        >
          {pending ? "Cancelando…" : "Cancelar convite"}
        </PendingButton>
      </HStack>
    </Stack>
  );
}

function useWithdrawInvitationMutation() {
  return useAction<PlacePeopleWithdrawMutation>(
    graphql`
      mutation PlacePeopleWithdrawMutation($input: WithdrawManagementInvitationInput!) {
        withdrawManagementInvitation(input: $input) {
          ... on WithdrawManagementInvitationSuccess @alias(as: "done") {
            invitation {
              status
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o convite", description: "Tente novamente." } },
  );
}

interface NewPersonFieldsProps {
  name: UseFormRegisterReturn;
  email: UseFormRegisterReturn;
  errors: FieldErrors<{ personName: string; email: string }>;
  /** What happens to who has an account; they are asked unless it says otherwise. */
  known?: string;
}

/** A person who is entrusted with an arena, a federation or a role. */
export function NewPersonFields({
  name,
  email,
  errors,
  known = "Quem já tem conta recebe um convite e precisa aceitar.",
}: NewPersonFieldsProps) {
  return (
    <Stack gap="5">
      <TextField label="Nome" required autoComplete="off" error={errors.personName?.message} {...name} />
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="off"
        hint={`${known} Quem não tem recebe uma senha provisória, que vale por 72 horas.`}
        error={errors.email?.message}
        {...email}
      />
    </Stack>
  );
}
