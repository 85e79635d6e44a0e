import { Landmark } from "lucide-react";
import { useWorkplacesAnew } from "../../identity/public/workplace-choice";
import { ButtonLink } from "../../ui/ButtonLink";
import { EmptyState } from "../../ui/EmptyState";

/** In the federation area, for who works for none. */
export function NoFederation() {
  useWorkplacesAnew();
  return (
    <EmptyState
      icon={Landmark}
      title="Acesso de Federação"
      description="Você precisa ser associado a uma federação para acessar este painel."
    >
      <ButtonLink to="/">Voltar ao Início</ButtonLink>
    </EmptyState>
  );
}
