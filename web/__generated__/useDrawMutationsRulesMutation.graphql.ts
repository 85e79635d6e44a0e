/**
 * @generated SignedSource<<46aaf8004b36ad53da14cbbb5ef0b808>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DrawFormat = "DOUBLE_ELIMINATION" | "GROUPS_KNOCKOUT" | "KNOCKOUT" | "ROUND_ROBIN" | "SUPER_N";
export type MatchFormat = "BEST_OF_3" | "BEST_OF_3_MTB10" | "BEST_OF_3_MTB7" | "FIXED_GAMES" | "ONE_SET" | "TIMED";
export type SetFormat = "PRO8_TB77" | "PRO8_TB88" | "SET3_TB33" | "SET4_TB33" | "SET4_TB44" | "SET5_TB44" | "SET5_TB55" | "SET6_TB55" | "SET6_TB66" | "SET7_TB66" | "SET9_TB88";
export type TieBreakCriterion = "GAMES_WON" | "GAME_BALANCE" | "GAME_PERCENT" | "HEAD_TO_HEAD" | "SET_BALANCE" | "SET_PERCENT";
export type UpdateCategoryRulesInput = {
  categoryId: string;
  consolation?: boolean | null | undefined;
  drawFormat?: DrawFormat | null | undefined;
  fixedGames?: number | null | undefined;
  groupSize?: number | null | undefined;
  knockoutMatchFormat?: MatchFormat | null | undefined;
  knockoutSetFormat?: SetFormat | null | undefined;
  matchFormat?: MatchFormat | null | undefined;
  qualifiersPerGroup?: number | null | undefined;
  setFormat?: SetFormat | null | undefined;
  thirdPlace?: boolean | null | undefined;
  tieBreakers?: ReadonlyArray<TieBreakCriterion> | null | undefined;
  walkoverBars?: boolean | null | undefined;
};
export type useDrawMutationsRulesMutation$variables = {
  input: UpdateCategoryRulesInput;
};
export type useDrawMutationsRulesMutation$data = {
  readonly updateCategoryRules: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useDrawMutationsRulesMutation = {
  response: useDrawMutationsRulesMutation$data;
  variables: useDrawMutationsRulesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updateCategoryRules",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDrawMutationsRulesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDrawMutationsRulesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "53077fae960c839bb9c91d4a6090ec99",
    "id": null,
    "metadata": {},
    "name": "useDrawMutationsRulesMutation",
    "operationKind": "mutation",
    "text": "mutation useDrawMutationsRulesMutation(\n  $input: UpdateCategoryRulesInput!\n) {\n  updateCategoryRules(input: $input) {\n    __typename\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b9443bae49b4927cc79a320c697aa868";

export default node;
