import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import type { DependentsPageQuery } from "../__generated__/DependentsPageQuery.graphql";
import { usePageQuery } from "../relay/page-query";
import { PageContent } from "../ui/PageContent";
import { PageFrame } from "../ui/PageFrame";
import { RowsSkeleton } from "../ui/Skeletons";
import { Dependents } from "./Dependents";
import { GuardianInvitationsCard } from "./public/GuardianInvitationsCard";

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
        ...GuardianInvitationsCard_viewer
        ...Dependents_viewer
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
