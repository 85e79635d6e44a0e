import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { GraduationCap, HeartHandshake, type LucideIcon, Trophy, Wallet } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { kinshipLabel } from "../../server/guardians/kinship.rules";
import type { DependentsPage_guardianship$key } from "../__generated__/DependentsPage_guardianship.graphql";
import type { DependentsPage_viewer$key } from "../__generated__/DependentsPage_viewer.graphql";
import type { DependentsPageQuery } from "../__generated__/DependentsPageQuery.graphql";
import { actFor } from "../relay/acting";
import { usePageQuery } from "../relay/page-query";
import { Panel } from "../ui/Cards";
import { EmptyState, RowsSkeleton } from "../ui/PageStates";
import { MoreMenu } from "../ui/LazyMenu";
import { PageContent, PageFrame } from "../ui/PageFrame";
import { Person } from "../ui/Person";
import { toast } from "../ui/toaster";
import {
  EndGuardianshipDialog,
  GuardianInvitationsCard,
  useConsentToNameMutation,
} from "./public/Guardianship";

const pages: readonly [label: string, icon: LucideIcon, path: (key: string) => string][] = [
  ["Aulas", GraduationCap, (key) => `/athlete-classes/${key}`],
  ["Torneios", Trophy, () => "/torneios"],
  ["Financeiro", Wallet, (key) => `/athlete-financial/${key}`],
];

/** A minor whom the user is guardian of: links to act for them, and the consents given. */
function Dependent({ guardianship: key }: { guardianship: DependentsPage_guardianship$key }) {
  const { id, childName, kinship, nameIsPublic, child } = useFragment(
    graphql`
      fragment DependentsPage_guardianship on Guardianship {
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

/** /dependentes: the minors one answers for, and those one is asked to answer for. */
export function DependentsPage() {
  return (
    <PageFrame title="Dependentes" subtitle="Inscreva, marque aulas e acompanhe as cobranças em nome deles.">
      <PageContent skeleton={<RowsSkeleton rows={3} />} failure="Erro ao carregar dependentes">
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<DependentsPageQuery>(graphql`
    query DependentsPageQuery {
      viewer {
        ...Guardianship_viewer
        ...DependentsPage_viewer
      }
    }
  `);
  // Signed out meanwhile: the guard is about to lead away.
  if (!viewer) return null;
  return (
    <Stack gap="6">
      <GuardianInvitationsCard viewer={viewer} />
      <Dependents viewer={viewer} />
    </Stack>
  );
}

/** Everybody one answers for, or how one comes to. */
export function Dependents({ viewer }: { viewer: DependentsPage_viewer$key }) {
  const { guardianships } = useFragment(
    graphql`
      fragment DependentsPage_viewer on Viewer {
        guardianships {
          id
          viewerIsGuardian
          ...DependentsPage_guardianship
        }
      }
    `,
    viewer,
  );
  const children = guardianships.filter(({ viewerIsGuardian }) => viewerIsGuardian);
  if (children.length === 0)
    return (
      <EmptyState
        icon={HeartHandshake}
        title="Você ainda não responde por ninguém"
        description="Quem convida é a arena onde a criança treina ou a conta da própria criança. O convite chega aqui e no seu e-mail."
        heading="h2"
      />
    );
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, xl: 2 }} gap="4" aria-label="Dependentes">
      {children.map((child) => (
        <Dependent key={child.id} guardianship={child} />
      ))}
    </SimpleGrid>
  );
}
