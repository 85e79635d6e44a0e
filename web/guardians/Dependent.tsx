import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { GraduationCap, Trophy, Wallet, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { kinshipLabel } from "../../server/guardians/kinship.rules";
import type { Dependent_guardianship$key } from "../__generated__/Dependent_guardianship.graphql";
import { actFor } from "../relay/acting";
import { Panel } from "../ui/Card";
import { MoreMenu } from "../ui/MoreMenu";
import { Person } from "../ui/Person";
import { toast } from "../ui/toaster";
import { EndGuardianshipDialog } from "./public/EndGuardianshipDialog";
import { useConsentToNameMutation } from "./public/use-guardian-mutations";

const pages: readonly [label: string, icon: LucideIcon, path: (key: string) => string][] = [
  ["Aulas", GraduationCap, (key) => `/athlete-classes/${key}`],
  ["Torneios", Trophy, () => "/torneios"],
  ["Financeiro", Wallet, (key) => `/athlete-financial/${key}`],
];

/** A minor whom the user is guardian of: links to act for them, and the consents given. */
export function Dependent({ guardianship: key }: { guardianship: Dependent_guardianship$key }) {
  const { id, childName, kinship, nameIsPublic, child } = useFragment(
    graphql`
      fragment Dependent_guardianship on Guardianship {
        id
        childName
        kinship
        nameIsPublic
        child {
          key
        }
      }
    `,
    key,
  );
  const [ends, setEnds] = useState(false);
  const [consent] = useConsentToNameMutation();
  const allow = async () => {
    const answer = (await consent({ input: { guardianshipId: id, consents: !nameIsPublic } }))?.consentToName;
    if (!answer) return;
    if (answer.done)
      toast.success({ title: nameIsPublic ? "Autorização retirada" : "Nome público autorizado" });
    else toast.error({ title: answer.refusal?.message ?? "Erro ao salvar a autorização" });
  };
  const acts = (path?: string) => (child ? actFor(child.key, path) : undefined);
  return (
    <Panel as="li" minW="0">
      <Flex align="flex-start" justify="space-between" gap="3">
        <Person
          name={childName}
          size="lg"
          facts={`${kinshipLabel[kinship]} · ${nameIsPublic ? "nome completo em público" : "em público, só as iniciais"}`}
        />
        <MoreMenu
          label={`Mais ações para ${childName}`}
          variant="ghost"
          actions={[
            {
              label: nameIsPublic ? "Esconder o nome em público" : "Mostrar o nome em público",
              onSelect: () => void allow(),
            },
            { label: "Não responder mais", dangerous: true, onSelect: () => setEnds(true) },
          ]}
        />
      </Flex>
      <Button w="full" mt="5" onClick={() => acts()}>
        Agir por {childName}
      </Button>
      <SimpleGrid columns={3} gap="2" mt="2">
        {pages.map(([label, Icon, path]) => (
          <Button
            key={label}
            variant="outline"
            colorPalette="gray"
            size="sm"
            px="2"
            aria-label={`${label} de ${childName}`}
            onClick={() => acts(child ? path(child.key) : undefined)}
          >
            <Box as="span" hideBelow="sm">
              <Icon size={16} aria-hidden="true" />
            </Box>
            {label}
          </Button>
        ))}
      </SimpleGrid>
      <EndGuardianshipDialog
        guardianshipId={id}
        open={ends}
        title={`Não responder mais por ${childName}?`}
        description="Você deixa de ver e de agir em nome da criança. Para voltar, é preciso outro convite."
        confirmLabel="Não responder mais"
        done="Vínculo encerrado"
        doneDetail={`Você não responde mais por ${childName}.`}
        onClose={() => setEnds(false)}
      />
    </Panel>
  );
}
