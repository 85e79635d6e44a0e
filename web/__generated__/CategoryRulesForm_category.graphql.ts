/**
 * @generated SignedSource<<795976e72cfb1c310b67e707cbcdb244>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DrawFormat = "DOUBLE_ELIMINATION" | "GROUPS_KNOCKOUT" | "KNOCKOUT" | "ROUND_ROBIN" | "SUPER_N";
export type MatchFormat = "BEST_OF_3" | "BEST_OF_3_MTB10" | "BEST_OF_3_MTB7" | "FIXED_GAMES" | "ONE_SET" | "TIMED";
export type SetFormat = "PRO8_TB77" | "PRO8_TB88" | "SET3_TB33" | "SET4_TB33" | "SET4_TB44" | "SET5_TB44" | "SET5_TB55" | "SET6_TB55" | "SET6_TB66" | "SET7_TB66" | "SET9_TB88";
export type TieBreakCriterion = "GAMES_WON" | "GAME_BALANCE" | "GAME_PERCENT" | "HEAD_TO_HEAD" | "SET_BALANCE" | "SET_PERCENT";
import { FragmentRefs } from "relay-runtime";
export type CategoryRulesForm_category$data = {
  readonly consolation: boolean;
  readonly drawFormat: DrawFormat;
  readonly fixedGames: number | null | undefined;
  readonly groupSize: number | null | undefined;
  readonly id: string;
  readonly knockoutMatchFormat: MatchFormat | null | undefined;
  readonly matchFormat: MatchFormat;
  readonly qualifiersPerGroup: number;
  readonly setFormat: SetFormat | null | undefined;
  readonly thirdPlace: boolean;
  readonly tieBreakers: ReadonlyArray<TieBreakCriterion>;
  readonly " $fragmentType": "CategoryRulesForm_category";
};
export type CategoryRulesForm_category$key = {
  readonly " $data"?: CategoryRulesForm_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryRulesForm_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryRulesForm_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drawFormat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchFormat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "setFormat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fixedGames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "knockoutMatchFormat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "qualifiersPerGroup",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thirdPlace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consolation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tieBreakers",
      "storageKey": null
    }
  ],
  "type": "TournamentCategory",
  "abstractKey": null
};

(node as any).hash = "c342800ce6d53723aff6f80058de07bb";

export default node;
