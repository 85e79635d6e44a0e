import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Download, FileText } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Role } from "../../../server/platform/role.rules";
import type { PersonalDataCard_viewer$key } from "../../__generated__/PersonalDataCard_viewer.graphql";
import { Card } from "../../ui/Card";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/Notice";
import { saveFile } from "../../ui/save-file";
import { toast } from "../../ui/toaster";
import { useExportPersonalDataMutation } from "./use-account-mutations";

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
export function PersonalDataCard({ viewer }: { viewer: PersonalDataCard_viewer$key }) {
  const { roles } = useFragment(
    graphql`
      fragment PersonalDataCard_viewer on Viewer {
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
