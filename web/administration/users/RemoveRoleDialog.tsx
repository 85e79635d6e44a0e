import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { roleLabel } from "../../../server/identity/roles.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { ChoiceChips } from "../../ui/form/Chips";
import { Notice } from "../../ui/PageStates";
import { TextLink } from "../../ui/Links";
import { toast } from "../../ui/toaster";
import { administeredPlacePath } from "../place-path";
import { useRemoveRoleMutation } from "./use-user-mutations";
import type { UserOfList, RoleOfUser } from "./user-columns";

const inWords = new Intl.ListFormat("pt-BR");

/** What ends with a role, and what goes on, in the words of who takes it away. */
function whatEnds({ role, places, weeklyClassCount }: Omit<RoleOfUser, "since">): string[] {
  const names = inWords.format(places.map(({ name }) => name));
  switch (role) {
    case "ADMIN":
      return ["Deixa de ver e de mudar a plataforma na hora.", "A conta e os outros roles continuam."];
    case "ARENA_MANAGER":
      return places.length > 0
        ? [
            `É responsável por ${names}.`,
            "Toda arena precisa de um responsável: passe cada uma a outra pessoa, e este role termina junto.",
          ]
        : ["Deixa de ver a área da arena.", "A conta continua."];
    case "FEDERATION_MANAGER":
      return [
        places.length > 0 ? `Sai de ${names} e recebe um e-mail.` : "Deixa de ver a área da federação.",
        "Campeonatos, rankings e arenas filiadas continuam na federação.",
      ];
    case "TEACHER":
      return [
        places.length > 0
          ? `Deixa de dar aulas em ${names} e de ver a agenda.`
          : "Deixa de ver a área do professor.",
        ...(weeklyClassCount > 0
          ? [
              `${counted(weeklyClassCount, "aula por semana continua", "aulas por semana continuam")} na agenda, mas o professor deixa de vê-las.`,
            ]
          : []),
        "Certificações e comissões ficam guardadas.",
      ];
    case "ATHLETE":
      return [
        "Não se inscreve mais em torneios e não aparece na busca.",
        "Inscrições já feitas, resultados, rankings e cobranças ficam.",
      ];
  }
}

interface RemoveRoleDialogProps {
  open: boolean;
  user: UserOfList;
  onClose: () => void;
}

/** Removes one role from a user; first shows what the user loses with it. */
export function RemoveRoleDialog({ open, user, onClose }: RemoveRoleDialogProps) {
  const [chosen, setChosen] = useState(user.roles.length === 1 ? (user.roles[0]?.role ?? null) : null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [remove, pending] = useRemoveRoleMutation();
  const navigate = useNavigate();
  const assignment = user.roles.find(({ role }) => role === chosen);
  const owned = assignment?.role === "ARENA_MANAGER" ? assignment.places : [];

  // An arena's owner cannot lose the role: the arena has to be transferred first.
  const [first] = owned;

  const confirm = async () => {
    if (!assignment) return setRefusal("Escolha o role que termina.");
    const { role } = assignment;
    const answer = (await remove({ input: { userId: user.id, role } }))?.removeRole;
    if (answer?.refusal) return setRefusal(answer.refusal.message);
    if (!answer?.done) return;
    onClose();
    toast.success({ title: "Role removido", description: `${roleLabel[role]} · ${user.name}` });
  };

  return (
    <ConfirmDialog
      open={open}
      title={
        assignment ? `Remover ${roleLabel[assignment.role]} de ${user.name}?` : `Remover role de ${user.name}`
      }
      confirmLabel={first ? `Abrir ${first.name}` : "Remover"}
      pendingLabel="Removendo…"
      dangerous={!first}
      pending={pending}
      onConfirm={() => void (first ? navigate(administeredPlacePath("ARENA", first.id)) : confirm())}
      onClose={onClose}
    >
      <Stack gap="4">
        {user.roles.length > 1 ? (
          <ChoiceChips
            legend="Qual role"
            columns={1}
            options={user.roles.map(({ role }) => ({ value: role, label: roleLabel[role] }))}
            value={chosen}
            onChange={(role) => {
              setChosen(role);
              setRefusal(null);
            }}
          />
        ) : null}
        {assignment ? (
          <Stack as="ul" gap="1.5" ps="5" listStyleType="disc">
            {whatEnds(assignment).map((sentence) => (
              <Text as="li" display="list-item" key={sentence}>
                {sentence}
              </Text>
            ))}
          </Stack>
        ) : null}
        {owned.slice(1).map(({ id, name }) => (
          <TextLink key={id} to={administeredPlacePath("ARENA", id)}>
            Abrir {name}
          </TextLink>
        ))}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}
