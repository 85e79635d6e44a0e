import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Download, FileText } from "lucide-react";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { deletionWord } from "../../../server/identity/deletion-word.rules";
import type { Role } from "../../../server/platform/access.rules";
import type { PersonalData_viewer$key } from "../../__generated__/PersonalData_viewer.graphql";
import type { PersonalDataDeleteMutation as DeleteAccountMutation } from "../../__generated__/PersonalDataDeleteMutation.graphql";
import type { PersonalDataEmailMutation as RequestEmailChangeMutation } from "../../__generated__/PersonalDataEmailMutation.graphql";
import type { PersonalDataExportMutation as ExportPersonalDataMutation } from "../../__generated__/PersonalDataExportMutation.graphql";
import { useAction } from "../../relay/use-action";
import { Card } from "../../ui/Cards";
import { DialogFrame } from "../../ui/lazy-code";
import { PasswordField, TextField } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { useServerForm } from "../../ui/form/server-form";
import { Notice } from "../../ui/PageStates";
import { saveFile } from "../../ui/save-file";
import { toast } from "../../ui/toaster";
import { endSession } from "../public/session";

export function useRequestEmailChangeMutation() {
  return useAction<RequestEmailChangeMutation>(
    graphql`
      mutation PersonalDataEmailMutation($input: RequestEmailChangeInput!) {
        requestEmailChange(input: $input) {
          ... on RequestEmailChangeSuccess @alias(as: "done") {
            email
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao trocar o e-mail", description: "Tente novamente." } },
  );
}

function useExportPersonalDataMutation() {
  return useAction<ExportPersonalDataMutation>(
    graphql`
      mutation PersonalDataExportMutation {
        exportPersonalData {
          ... on ExportPersonalDataSuccess @alias(as: "done") {
            fileName
            json
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao baixar seus dados", description: "Tente novamente." } },
  );
}

function useDeleteAccountMutation() {
  return useAction<DeleteAccountMutation>(
    graphql`
      mutation PersonalDataDeleteMutation($input: DeleteAccountInput!) {
        deleteAccount(input: $input) {
          ... on DeleteAccountSuccess @alias(as: "done") {
            done
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao excluir a conta", description: "Nada foi excluído. Tente novamente." } },
  );
}

interface KeptData {
  what: string;
  why: string;
  /** The role for which it is stored; absent if it is stored for everyone. */
  of?: Role;
}

const kept: readonly KeptData[] = [
  {
    what: "Nome, e-mail e senha",
    why: "Para você entrar. A senha fica só como um código que ninguém consegue ler.",
  },
  {
    what: "Aparelhos e último uso",
    why: "Para você reconhecer suas sessões e encerrar as que não conhece.",
  },
  {
    what: "Cadastro de atleta",
    why: "CPF, telefone e nascimento: só você, suas arenas e a administração veem. Rankings e parceiros, nunca.",
    of: "ATHLETE",
  },
  {
    what: "Foto do perfil, se você enviar uma",
    why: "Quem entra na Praia vê; de menor de idade, só você, quem responde por você e as suas arenas. Sem entrar, só na página pública.",
    of: "ATHLETE",
  },
  {
    what: "Torneios, jogos e rankings",
    why: "São a história esportiva, sua e de quem jogou com você.",
    of: "ATHLETE",
  },
  {
    what: "Cobranças",
    why: "A lei manda guardar registros financeiros por 5 anos.",
    of: "ATHLETE",
  },
  {
    what: "Quem acessou seus dados",
    why: "Anotamos quem abriu os seus dados pessoais, e quando. A lista está no arquivo.",
    of: "ATHLETE",
  },
  {
    what: "Arenas onde dá aula e certificações",
    why: "Para as arenas organizarem as aulas.",
    of: "TEACHER",
  },
  {
    what: "Dados da sua arena",
    why: "CNPJ, endereço e contato: identificam a arena para atletas e federação.",
    of: "ARENA_MANAGER",
  },
  {
    what: "Cargo na federação",
    why: "Diz por quem você pode agir na plataforma.",
    of: "FEDERATION_MANAGER",
  },
];

/** The personal data that the platform stores about a user with these roles, and why, in plain words. */
const keptDataOf = (roles: readonly Role[]): readonly KeptData[] =>
  kept.filter(({ of }) => of === undefined || roles.includes(of));

/** Lists which personal data the platform stores and why, and exports all of it as a file (LGPD). */
export function PersonalDataCard({ viewer }: { viewer: PersonalData_viewer$key }) {
  const { roles } = useFragment(
    graphql`
      fragment PersonalData_viewer on Viewer {
        roles
      }
    `,
    viewer,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const [exportData, pending] = useExportPersonalDataMutation();

  const download = async () => {
    setRefusal(null);
    const answer = (await exportData({}))?.exportPersonalData;

    if (answer?.done) {
      saveFile(answer.done.fileName, answer.done.json, "application/json");
      return toast.success({ title: "Seus dados estão no arquivo", description: answer.done.fileName });
    }
    if (answer?.refusal) {
      return setRefusal(answer.refusal.message);
    }
  };

  return (
    <Card title="Meus dados" icon={FileText}>
      <Stack gap="5" align="flex-start">
        <Text color="fg.muted">O que guardamos sobre você, e por quê:</Text>
        <Stack as="dl" gap="3.5">
          {keptDataOf(roles).map(({ what, why }) => (
            <Box key={what}>
              <Text as="dt" fontWeight="semibold">
                {what}
              </Text>
              <Text as="dd" textStyle="sm" color="fg.muted">
                {why}
              </Text>
            </Box>
          ))}
        </Stack>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        <PendingButton variant="outline" pending={pending} onClick={() => void download()}>
          <Download />
          {pending ? "Preparando…" : "Baixar meus dados"}
        </PendingButton>
      </Stack>
    </Card>
  );
}

const consequences = [
  "Você fica anônimo na hora: nome, e-mail, CPF e contatos são apagados.",
  "Sua vaga nos torneios que ainda não começaram é liberada.",
  "Se você dá aulas, as marcadas ficam sem professor, e as suas arenas são avisadas.",
  "Os resultados esportivos continuam, sob um pseudônimo.",
  "Os registros financeiros são guardados por 5 anos, como a lei exige.",
  "Não há como desfazer.",
];

const empty = { password: "", confirmation: "" };

/** Tells what will happen, and asks for the password and the word before it does. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const { form, submit, pending } = useServerForm(useDeleteAccountMutation(), {
    rules: async () => (await import("../../../server/identity/account.rules")).deleteAccountSchema,
    defaultValues: empty,
    input: (typed) => typed,
    onDone: async () => {
      endSession();
      toast.success({
        title: "Sua conta foi excluída",
        description: "Obrigado por jogar com a gente. Bons jogos!",
      });
      await navigate("/");
    },
  });
  const { register, handleSubmit, formState, reset } = form;
  const { errors, isDirty } = formState;
  const navigate = useNavigate();

  const close = () => {
    reset(empty);
    onClose();
  };

  return (
    <DialogFrame
      open={open}
      onClose={close}
      busy={pending}
      keepOpen={isDirty}
      role="alertdialog"
      sheet
      title="Excluir sua conta?"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={close} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} colorPalette="flag" pending={pending}>
            {pending ? "Excluindo…" : "Excluir conta"}
          </PendingButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="5">
          <chakra.ul ps="5" listStyleType="disc" display="grid" gap="1.5">
            {consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </chakra.ul>
          <PasswordField
            label="Sua senha"
            autoComplete="current-password"
            error={errors.password?.message}
            {...register("password")}
          />
          <TextField
            label={`Digite ${deletionWord} para confirmar`}
            autoComplete="off"
            autoCapitalize="characters"
            error={errors.confirmation?.message}
            {...register("confirmation")}
          />
          {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        </Stack>
      </form>
    </DialogFrame>
  );
}
