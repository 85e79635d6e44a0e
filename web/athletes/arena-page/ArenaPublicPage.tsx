import { Skeleton } from "@chakra-ui/react/skeleton";
import { SearchX } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { ArenaPublicPageQuery } from "../../__generated__/ArenaPublicPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/ButtonLink";
import { EmptyState } from "../../ui/EmptyState";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { RowsSkeleton } from "../../ui/Skeletons";
import { ArenaScreen } from "./ArenaScreen";

/** /arena/:key: an arena as everybody may see it, and where athletes ask to join. */
export function ArenaPublicPage() {
  return (
    <PageContent
      skeleton={
        <Frame title="Arena" subtitle={<Skeleton h="6" w="14rem" borderRadius="full" />}>
          <RowsSkeleton rows={3} />
        </Frame>
      }
      frame={(content) => <Frame title="Arena">{content}</Frame>}
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { publicArena } = usePageQuery<ArenaPublicPageQuery>(graphql`
    query ArenaPublicPageQuery($key: String!, $on: Date) {
      publicArena(key: $key) {
        id
        ...ArenaScreen_arena @arguments(on: $on)
      }
    }
  `);
  return publicArena ? <ArenaScreen key={publicArena.id} arena={publicArena} /> : <NotFound />;
}

function Frame(props: Pick<React.ComponentProps<typeof PageFrame>, "title" | "subtitle" | "children">) {
  return <PageFrame {...props} />;
}

function NotFound() {
  return (
    <Frame title="Arena não encontrada">
      <EmptyState
        icon={SearchX}
        heading="h2"
        title="Não encontramos esta arena"
        description="O endereço pode estar incompleto, ou a arena não está recebendo atletas. Confira o link com quem o enviou."
      >
        <ButtonLink to="/torneios">Ver todos os torneios</ButtonLink>
      </EmptyState>
    </Frame>
  );
}
