import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

export const rooms: Record<string, string[]>
declare const config: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions }
export default config
