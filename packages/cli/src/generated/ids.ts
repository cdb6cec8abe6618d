// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
/** The pattern of each kind of id, by its prefix. */
export const idPatterns = {
  wkf: /^wkf_[a-f0-9]{12}$/,
  usr: /^usr_[a-f0-9]{12}$/,
  exe: /^exe_[a-f0-9]{12}$/,
  file: /^file_[a-f0-9]{12}$/,
  bat: /^bat_[a-f0-9]{12}$/,
  mdl: /^mdl_[a-f0-9]{12}$/,
  whe: /^whe_[a-f0-9]{12}$/,
  msg: /^msg_[a-f0-9]{32}$/,
  key: /^key_[a-f0-9]{12}$/,
  org: /^org_[a-f0-9]{12}$/,
} as const
