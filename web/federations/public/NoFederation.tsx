import { Landmark } from "lucide-react";
import { useReloadedWorkplaces } from "../../identity/public/workplace-choice";
import { ButtonLink } from "../../ui/Links";
import { Text } from "@chakra-ui/react/text";
import { Panel } from "../../ui/Cards";
import { EmptyState } from "../../ui/PageStates";
import { PageFrame } from "../../ui/PageFrame";

const title = "Acesso de Federação";
const reason = "Você precisa ser associado a uma federação para acessar este painel.";

/** In place of every page of the federation area, for who is signed in and works for none. */
export function NoFederationPage() {
  return (
    <PageFrame title={title}>
      <Panel>
        <Text mb="4">{reason}</Text>
        <ButtonLink to="/">Voltar ao Início</ButtonLink>
      </Panel>
    </PageFrame>
  );
}

/** In a page of it, for who worked for one until a moment ago. */
export function NoFederation() {
  useReloadedWorkplaces();
  return (
    <EmptyState icon={Landmark} title={title} description={reason}>
      <ButtonLink to="/">Voltar ao Início</ButtonLink>
    </EmptyState>
  );
}
