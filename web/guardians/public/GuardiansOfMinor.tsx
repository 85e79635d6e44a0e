import type { GuardiansOfMinor_athlete$key } from "../../__generated__/GuardiansOfMinor_athlete.graphql";
import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { UserPlus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { kinshipLabel, kinships } from "../../../server/guardians/kinship.rules";
import type { GuardiansOfMinorInviteMutation } from "../../__generated__/GuardiansOfMinorInviteMutation.graphql";
import { useAction } from "../../relay/use-action";
import { DetailSection } from "../../ui/Facts";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField, TextField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { TextLink } from "../../ui/Links";
import { toast } from "../../ui/toaster";
import { EndGuardianshipDialog } from "./Guardianship";

interface GuardiansOfMinorProps {
  athlete: GuardiansOfMinor_athlete$key;
  /** Wraps the content; a details section by default. */
  frame?: (content: ReactNode) => ReactNode;
}

const section = (content: ReactNode) => <DetailSection title="Responsáveis">{content}</DetailSection>;

/** A minor's guardians, and the form to invite one; renders nothing for adults and for users without access. */
export function GuardiansOfMinor({ athlete: key, frame = section }: GuardiansOfMinorProps) {
  const athlete = useFragment(
    graphql`
      fragment GuardiansOfMinor_athlete on Athlete {
        id
        isMinor
        viewerCanInviteGuardian
        guardianships {
          id
          viewerCanEnd
          status
          kinship
          name
          email
          phone
        }
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const { guardianships } = athlete;
  if (!athlete.isMinor || !guardianships) return null;
  const ended = guardianships.find(({ id }) => id === ending);
  return frame(
    <Stack gap="3">
      {guardianships.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          Menor de idade, e ninguém responde ainda pela criança na Praia.
        </Text>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {guardianships.map(({ id, status, kinship, name, email, phone, viewerCanEnd }) => (
            <li key={id}>
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {name ?? "Convite enviado, aguardando resposta"}
              </Text>
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {kinshipLabel[kinship]}
                {email ? (
                  <>
                    {" · "}
                    {status === "ACTIVE" ? <TextLink to={`mailto:${email}`}>{email}</TextLink> : email}
                  </>
                ) : null}
                {phone ? (
                  <>
                    {" · "}
                    <TextLink to={`tel:+55${phone.replace(/\D/g, "")}`}>{phone}</TextLink>
                  </>
                ) : null}
              </Text>
              {viewerCanEnd ? (
                <Button
                  size="xs"
                  mt="1"
                  variant="outline"
                  colorPalette="gray"
                  aria-label={
                    status === "ACTIVE"
                      ? `Encerrar o vínculo de ${name ?? email}`
                      : `Retirar o convite a ${email}`
                  }
                  onClick={() => setEnding(id)}
                >
                  {status === "ACTIVE" ? "Encerrar" : "Retirar convite"}
                </Button>
              ) : null}
            </li>
          ))}
        </Stack>
      )}
      {asking ? (
        <InviteGuardianForm athleteId={athlete.id} onDone={() => setAsking(false)} />
      ) : athlete.viewerCanInviteGuardian ? (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          alignSelf="flex-start"
          onClick={() => setAsking(true)}
        >
          <UserPlus size={16} aria-hidden="true" />
          Convidar responsável
        </Button>
      ) : null}
      {ended ? (
        <EndGuardianshipDialog
          guardianshipId={ended.id}
          athleteId={athlete.id}
          open={ending !== null}
          {...(ended.status === "ACTIVE"
            ? {
                title: "Encerrar o vínculo?",
                description: `${ended.name ?? "O responsável"} deixa de ver e de agir pela criança, e fica sabendo.`,
                confirmLabel: "Encerrar",
                done: "Vínculo encerrado",
                doneDetail: ended.name ?? "",
              }
            : {
                title: "Retirar o convite?",
                description: `${ended.email ?? "Quem foi convidado"} não poderá mais aceitá-lo.`,
                confirmLabel: "Retirar convite",
                done: "Convite retirado",
                doneDetail: ended.email ?? "",
              })}
          onClose={() => setEnding(null)}
        />
      ) : null}
    </Stack>,
  );
}

function InviteGuardianForm({ athleteId, onDone }: { athleteId: string; onDone: () => void }) {
  const { form, submit, pending } = useServerForm(
    useAction<GuardiansOfMinorInviteMutation>(
      graphql`
        mutation GuardiansOfMinorInviteMutation($input: InviteGuardianInput!) {
          inviteGuardian(input: $input) {
            ... on InviteGuardianSuccess @alias(as: "done") {
              athlete {
                ...GuardiansOfMinor_athlete
              }
            }
            ...refusal_error @alias(as: "refusal") @relay(mask: false)
          }
        }
      `,
      { failure: { title: "Erro ao convidar", description: "Tente novamente." } },
    ),
    {
      rules: async () => (await import("../../../server/guardians/guardian.rules")).inviteGuardianSchema,
      defaultValues: { email: "", kinship: "MOTHER" },
      input: ({ email, kinship }) => ({ athleteId, email, kinship }),
      onDone: (_done, { email }) => {
        toast.success({ title: "Convite enviado", description: email });
        onDone();
      },
    },
  );
  const { register, formState, handleSubmit } = form;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="3">
        <TextField
          label="E-mail do responsável"
          type="email"
          error={formState.errors.email?.message ?? formState.errors.root?.message}
          {...register("email")}
        />
        <SelectField
          label="Parentesco"
          error={formState.errors.kinship?.message}
          options={kinships.map((kinship) => ({ value: kinship, label: kinshipLabel[kinship] }))}
          {...register("kinship")}
        />
        <HStack gap="2">
          <PendingButton size="sm" type="submit" pending={pending}>
            Convidar
          </PendingButton>
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onDone}>
            Cancelar
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
