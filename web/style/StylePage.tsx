import { Stack } from "@chakra-ui/react/stack";
import { useLocation } from "react-router-dom";
import { currentTab } from "../ui/current-tab";
import { FoldedFacts } from "../ui/FoldedFacts";
import { PageFrame } from "../ui/PageFrame";
import { TabLinks } from "../ui/TabLinks";
import { StyleCharts } from "./StyleCharts";
import { StyleControls } from "./StyleControls";
import { StyleForms } from "./StyleForms";
import { StyleList } from "./StyleList";
import { StyleMatches } from "./StyleMatches";
import { StyleStates } from "./StyleStates";
import { StyleThings } from "./StyleThings";

const tabs = [
  { to: "?aba=lista", label: "Lista", count: 6, Part: StyleList },
  { to: "?aba=estados", label: "Estados", Part: StyleStates },
  { to: "?aba=coisas", label: "Coisas", Part: StyleThings },
  { to: "?aba=jogos", label: "Jogos e chaves", Part: StyleMatches },
  { to: "?aba=graficos", label: "Gráficos", Part: StyleCharts },
  { to: "?aba=formularios", label: "Formulários", Part: StyleForms },
  { to: "?aba=controles", label: "Letras e controles", Part: StyleControls },
];

/** Every part that pages are made of, in each of its states. */
export function StylePage() {
  const Part = currentTab(tabs, useLocation())?.Part ?? StyleList;
  return (
    <PageFrame title="Estilo" subtitle="As peças das páginas, em todos os seus estados.">
      <Stack gap="6">
        <Stack gap="0">
          <FoldedFacts line="sáb., 22/11 · Arena Beira-Mar · 28 de 32 duplas · R$ 60,00 por atleta · uma linha que se abre">
            Aqui ficam todos os fatos, com a descrição e os selos.
          </FoldedFacts>
          <TabLinks label="Partes do estilo" tabs={tabs} />
        </Stack>
        <Part />
      </Stack>
    </PageFrame>
  );
}
